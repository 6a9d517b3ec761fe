import Foundation
import Testing

@testable import WorkbookCore

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

  @Test func `a device needs no folder that may be written`() {
    book.files.isWritable = { $0 != "/dev" }

    #expect(book.run("report", "2.1", "--output", "/dev/null").code == 0)
  }

  @Test func `a link stays a link, and the file behind it is written`() throws {
    try book.write("old", "locked/r.json")
    try book.files.link("\(book.root)/link.json", "\(book.root)/locked/r.json")

    #expect(book.run("report", "2.1", "--output", "link.json").code == 0)
    #expect(book.files.kind("\(book.root)/link.json") != .file)
    #expect(try book.files.text("\(book.root)/locked/r.json").hasPrefix("{"))
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

  @Test func `a format that there is not`() {
    expect(
      book.run("report", "--format", "jsn"), code: 64,
      error: """
        There is no format `jsn` here.
        Did you mean `json`? (Other formats: write JSON, then swift run workshop report FILE)
        """)
  }
}
