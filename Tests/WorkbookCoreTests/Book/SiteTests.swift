import ChildProcess
import Foundation
import Testing

@testable import WorkbookCore
@testable import workbook

@Suite struct SiteTests {
  private let book: TinyBook

  init() throws { book = try TinyBook() }

  /// A `docc` that writes two pages, or says what it is told to.
  private func site(says text: String = "", ending: ChildProcess.Ending = .exited(code: 0)) -> Site
  {
    let files = book.files
    let programs = ProcessClient { call, onOutput, _ in
      onOutput(Array(text.utf8)[...])
      if ending == .exited(code: 0), let index = call.arguments.firstIndex(of: "--output-dir") {
        let page = Data("<script>var baseUrl = \"/\"</script>".utf8)
        let folder = call.arguments[index + 1]
        for path in ["index.html", "documentation/workbook/index.html", "metadata.json"] {
          try files.write(page, "\(folder)/\(path)")
        }
      }
      return ending
    }
    return Site(of: Book(of: book.book.workbook.with(processes: programs)))
  }

  private var out: String { "\(book.root)/out" }

  @Test func `the site is written, and works from any address`() throws {
    try site().write(to: out)

    #expect(
      try book.text("out/documentation/workbook/index.html").contains("new URL(\"../../\""))
  }

  @Test func `an earlier site is replaced whole`() throws {
    try site().write(to: out)
    try book.write("old", "out/documentation/workbook/gone/index.html")

    try site().write(to: out)

    #expect(!book.has("out/documentation/workbook/gone"))
  }

  @Test func `a folder that holds something else is refused, and keeps it`() throws {
    try book.write("mine", "out/Notes.txt")

    #expect(
      throws: WorkbookError(
        "../out holds something else.", next: "Name a folder that does not exist yet.",
        isUsage: true)
    ) {
      try site().write(to: out, named: "../out")
    }
    #expect(try book.text("out/Notes.txt") == "mine")
  }

  @Test func `a place where nothing can be written is told`() throws {
    try book.write("mine", "taken")

    let error = #expect(throws: WorkbookError.self) {
      try site().write(to: "\(book.root)/taken/out")
    }

    #expect(error?.problem.hasPrefix("The site could not be written: ") == true)
    #expect(error?.next == "Check the folder and the free disk.")
    #expect(try book.text("taken") == "mine")
  }

  @Test func `a page that docc refuses is told, and an earlier site stays`() throws {
    try site().write(to: out)

    #expect(
      throws: WorkbookError(
        "The documentation compiler refused the book:\nKettles.md: no",
        next: "The book can be read as it is, too: docs/Workbook.docc/Workbook.md")
    ) {
      try site(says: "Kettles.md: no", ending: .exited(code: 1)).write(to: out)
    }
    #expect(book.has("out/documentation/workbook/index.html"))
  }

  @Test func `a machine without docc is told`() throws {
    #expect(
      throws: WorkbookError(
        "The documentation compiler `docc` was not found.",
        next: "The book can be read as it is, too: docs/Workbook.docc/Workbook.md")
    ) {
      try site(says: "env: 'docc': No such file", ending: .exited(code: 127)).write(to: out)
    }
  }

  @Test func `the address is told once, when the server answers`() throws {
    var addresses: [String] = []
    let text = "Starting Local Preview Server\n\t Address: http://localhost:9/documentation/x\n"

    #expect(throws: WorkbookError.self) {
      try site(says: text + text, ending: .exited(code: 1)).serve(port: 9) { addresses.append($0) }
    }
    #expect(addresses == ["http://localhost:9"])
  }

  @Test func `a port that is taken is told when it was asked for`() throws {
    let text = "error: Port 9 is not available at the moment"

    #expect(
      throws: WorkbookError(
        "Port 9 is in use.", next: "Choose another: swift run workbook book --port 10",
        isUsage: true)
    ) {
      try site(says: text, ending: .exited(code: 1)).serve(port: 9) { _ in }
    }
  }

  @Test(arguments: [
    ("Workbook", "/documentation/workbook"), ("Stage-1", "/documentation/workbook/stage-1"),
  ])
  func `a page has its path`(name: String, path: String) {
    #expect(Site.path(ofPage: name) == path)
  }
}
