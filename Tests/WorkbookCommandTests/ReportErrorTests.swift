import Foundation
import Testing

@testable import WorkbookKit

/// What stands in the way.
@Suite struct ReportErrorTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    try book.answer(TinyWorkbook.kettle)
  }

  @Test func `a folder is no file`() {
    expect(
      book.run("report", "--output", "Exercises"), code: 64,
      error: """
        Exercises is a folder.
        Name a file in it, after --output.
        """)
  }

  @Test(arguments: ["README.md/report.json", "locked/new/report.json"])
  func `where nothing can be written, nothing is graded`(path: String) throws {
    try book.write("mine", "locked/Notes.txt")
    book.files.isWritable = { !$0.hasSuffix("/locked") }
    book.programs.interrupt(signal: 2)

    expect(
      book.run("report", "--output", path), code: 2,
      error: """
        The report cannot be written to \(path).
        Name a file in a folder that you may write in, after --output.
        """)
  }

  @Test func `a disk that fills up is told`() {
    struct Full: Error {}
    book.files.write = { _, path in if path.hasSuffix("r.json") { throw Full() } }

    expect(
      book.run("report", "2.1", "--output", "r.json"), code: 2,
      error: """
        The report cannot be written to r.json.
        Name a file in a folder that you may write in, after --output.
        """)
  }

  @Test func `what a format needs is looked at before anything is graded`() {
    book.programs.interrupt(signal: 2)

    expect(
      book.run("report", "--format", "exercism"), code: 64,
      error: """
        Exercism's results.json is about one exercise, and this report is about 3.
        Name one: swift run workbook report 1.1 --format exercism
        """)
    expect(
      book.run("report", "--format", "classroom50"), code: 2,
      error: """
        The variable CLASSROOM is not set, and Classroom 50 needs it in the result.
        Its runner sets it. To try it by hand, set CLASSROOM, ASSIGNMENT, SUBMISSION_TAG and COMMIT_URL.
        """)
  }

  @Test func `a format that there is not`() {
    expect(
      book.run("report", "--format", "jsn"), code: 64,
      error: """
        There is no format `jsn`.
        Did you mean `json`?
        """)
  }
}
