import Foundation
import Testing

@testable import WorkbookKit

/// A job grades once, and publishes the report in several formats.
@Suite struct ReportFromTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    book.environment = ["USER": "ada"]
    try book.answer(TinyWorkbook.kettle)
    _ = book.run("report", "--format", "json", "--output", "ada.json")
    book.programs.interrupt(signal: 2)
  }

  @Test func `it is rendered without grading again`() {
    expect(
      book.run("report", "--from", "ada.json"),
      out: """
        ada, 2026-01-31 14:05 UTC

        passed 1.1  Kettle                 solved           5/5 specs
        not begun: 1.2
        not begun: 2.1

        1 passed, 0 failed, 2 skipped
        """)
  }

  @Test func `JSON from JSON is the same`() throws {
    _ = book.run("report", "--from", "ada.json", "--format", "json", "--output", "again.json")

    #expect(try book.text("again.json") == book.text("ada.json"))
  }

  @Test func `it can be strict, and be given another name`() throws {
    let red = try book.text("ada.json").replacing("\"solved\"", with: "\"red\"")
    try book.write(red, "red.json")

    #expect(book.run("report", "--from", "red.json").code == 0)
    #expect(book.run("report", "--from", "red.json", "--strict").code == 1)
    #expect(
      book.run("report", "--from", "red.json", "--learner", "Bo").out.hasPrefix("Bo, 2026-01-31"))
  }

  @Test(arguments: [
    (["--answers", "Solutions"], "--answers"), (["--timeout", "3"], "--timeout"),
  ])
  func `nothing is graded with it`(words: [String], extra: String) {
    expect(
      book.run(["report", "--from", "ada.json"] + words), code: 64,
      error: """
        With --from nothing is graded: the report in the file says what it is about.
        Leave out \(extra).
        """)
  }

  @Test func `one exercise can be taken out of it`() {
    let run = book.run("report", "1.2", "--from", "ada.json")
    #expect(run.out.contains(" 1.2 ") || run.out.contains("not begun: 1.2"))
    #expect(!run.out.contains("1.1"))
  }

  @Test func `what is read is not written over`() throws {
    let before = try book.text("ada.json")
    #expect(book.run("report", "--from", "ada.json", "--output", "ada.json").code == 64)
    #expect(try book.text("ada.json") == before)
  }

  @Test(arguments: ["gone.json", "Exercises"])
  func `a file that is not there`(path: String) {
    expect(
      book.run("report", "--from", path), code: 64,
      error: """
        There is no file \(path).
        Make one: swift run workbook report --format json --output \(path)
        """)
  }

  @Test func `a file that cannot be read`() {
    struct Locked: Error {}
    book.files.read = { path in
      if path.hasSuffix("ada.json") { throw Locked() }
      return try Files.live.read(path)
    }

    expect(
      book.run("report", "--from", "ada.json"), code: 2,
      error: """
        ada.json cannot be read.
        Check its permissions.
        """)
  }

  @Test func `a file that is no report`() {
    expect(
      book.run("report", "--from", "README.md"), code: 2,
      error: """
        README.md is no report of this workbook.
        Ask for: swift run workbook report --format json
        """)
  }
}
