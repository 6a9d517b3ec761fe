import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

/// A job grades once, and publishes the report in several formats.
@Suite struct ReportFormatsTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    book.environment = ["USER": "ada"]
    try book.answer(TinyWorkbook.kettle)
    _ = book.run("report", "--format", "json", "--output", "ada.json")
    book.programs.interrupt(signal: 2)
  }

  private func run(_ words: String...) -> Transcript { book.run(words, program: .workshop) }

  @Test func `it is rendered without grading again`() {
    expect(
      run("report", "ada.json"),
      out: """
        ada, 2026-01-31 14:05 UTC

        passed 1.1  Kettle                 solved           5/5 specs
        not begun: 1.2
        not begun: 2.1

        1 passed, 0 failed, 2 skipped
        """)
  }

  @Test func `JSON from JSON is the same`() throws {
    _ = run("report", "ada.json", "--format", "json", "--output", "again.json")

    #expect(try book.text("again.json") == book.text("ada.json"))
  }

  @Test func `it can be strict, and be given another name`() throws {
    let red = try book.text("ada.json").replacing("\"solved\"", with: "\"red\"")
    try book.write(red, "red.json")

    #expect(run("report", "red.json").code == 0)
    #expect(run("report", "red.json", "--strict").code == 1)
    #expect(
      run("report", "red.json", "--learner", "Bo").out.hasPrefix("Bo, 2026-01-31"))
  }

  @Test func `it is written in every format`() throws {
    expect(
      run("report", "ada.json", "--only", "1.1", "--format", "github"),
      out: """
        ::notice title=Workbook::Every exercise is solved.
        1 passed, 0 failed
        """)
    #expect(run("report", "ada.json", "--output", "ada.md").code == 0)
    #expect(try book.text("ada.md").hasPrefix("# ada\n"))
    #expect(run("report", "ada.json", "--output", "ada.xml").code == 0)
    #expect(try book.text("ada.xml").contains("<testsuites"))
  }

  @Test func `what a format needs is told`() {
    expect(
      run("report", "ada.json", "--format", "exercism"), code: 64,
      error: """
        Exercism's results.json is about one exercise, and this report is about 3.
        Name one: --only 1.1
        """)
    expect(
      run("report", "ada.json", "--format", "classroom50"), code: 2,
      error: """
        The variable CLASSROOM is not set, and Classroom 50 needs it in the result.
        Its runner sets it. To try it by hand, set CLASSROOM, ASSIGNMENT, SUBMISSION_TAG and COMMIT_URL.
        """)
  }

  @Test func `it asks which report`() {
    expect(
      run("report"), code: 64,
      error: """
        Which report?
        Write for instance: swift run workshop report report.json
        """)
  }

  @Test func `one exercise can be taken out of it`() {
    let run = run("report", "ada.json", "--only", "1.2")
    #expect(run.out.contains(" 1.2 ") || run.out.contains("not begun: 1.2"))
    #expect(!run.out.contains("1.1"))
  }

  @Test func `what is read is not written over`() throws {
    let before = try book.text("ada.json")
    #expect(run("report", "ada.json", "--output", "ada.json").code == 64)
    #expect(try book.text("ada.json") == before)
  }

  @Test(arguments: ["gone.json", "Exercises"])
  func `a file that is not there`(path: String) {
    expect(
      run("report", path), code: 64,
      error: """
        There is no file \(path).
        Make one: swift run workbook report --format json --output \(path)
        """)
  }

  @Test func `a file that cannot be read`() {
    struct Locked: Error {}
    book.files.read = { path in
      if path.hasSuffix("ada.json") { throw Locked() }
      return try FileSystemClient.live.read(path)
    }

    expect(
      run("report", "ada.json"), code: 2,
      error: """
        ada.json cannot be read.
        Check its permissions.
        """)
  }

  @Test func `a file that is no report`() {
    expect(
      run("report", "README.md"), code: 2,
      error: """
        README.md is no report of this workbook.
        Ask for: swift run workbook report --format json
        """)
  }
}
