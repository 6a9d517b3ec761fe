import Testing

@Suite struct BookCommandTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    try book.write("# A tiny book\n\nOn kitchens.\n", "docs/Workbook.docc/Workbook.md")
    try book.write("pre { white-space: pre-wrap; }", "docs/Workbook.docc/site.css")
  }

  /// The preview starts, tells its address and is stopped.
  private func servePreview() {
    book.programs.answer(
      "docc preview", "\t Address: http://localhost:8080/documentation/workbook\n",
      ending: .exited(code: 1))
  }

  @Test(arguments: [
    ([], "workbook"), (["1.2"], "workbook/exercise-1-2"), (["01-first-steps"], "workbook/stage-1"),
  ])
  func `the address of the page is told`(words: [String], page: String) {
    servePreview()

    #expect(
      book.run(["book"] + words).out == """
        The book: http://localhost:8080/documentation/\(page)
        It is served to this machine alone, until you press Ctrl-C.

        """)
  }

  @Test func `the book is served at the port that was asked for`() {
    servePreview()

    #expect(
      book.run("book", "--port", "9090").out
        .hasPrefix("The book: http://localhost:9090/documentation/workbook\n"))
  }

  @Test func `after the last port there is no other one to name`() {
    book.programs.answer(
      "docc preview", "Port 65535 is not available at the moment\n", ending: .exited(code: 1))

    expect(
      book.run("book", "--port", "65535"), code: 64,
      error: """
        Port 65535 is in use.
        Choose another: swift run workbook book --port 65534
        """)
  }

  @Test func `a site is written, and a server for it is named`() {
    expect(
      book.run("book", "--output", "../for my class"),
      out: """
        The site is in ../for my class
        Browsers want it from a server: python3 -m http.server --directory '../for my class'
        """)
    #expect(book.has("../for my class/documentation/workbook/index.html"))
  }

  @Test func `a site takes the place of nothing else`() throws {
    expect(
      book.run("book", "--output", "Exercises"), code: 64,
      error: """
        Exercises holds something else.
        Name a folder that does not exist yet.
        """)
    #expect(book.has("Exercises/\(TinyWorkbook.kettle)/Kettle.swift"))
  }

  @Test func `Ctrl-C ends it`() {
    book.programs.interrupt(signal: 2)

    expect(book.run("book"), code: 130, error: "\nStopped.")
  }

  @Test(arguments: ["0", "65536", "http"])
  func `a port is a number`(port: String) {
    expect(
      book.run("book", "--port", port), code: 64,
      error: """
        --port takes a whole number from 1 to 65535, and not `\(port)`.
        For instance: --port 8080
        """)
  }

  @Test func `a book that is not there is told`() throws {
    try book.remove("docs/Workbook.docc")

    expect(
      book.run("book"), code: 2,
      error: """
        The book is missing: docs/Workbook.docc
        Put it back from a fresh copy of the workbook.
        """)
  }

  @Test func `an exercise that does not exist is told before anything is built`() {
    expect(
      book.run("book", "9.9"), code: 64,
      error: """
        There is no exercise or stage `9.9`.
        See them all: swift run workbook list
        """)
    #expect(!book.has(".build/book"))
  }
}
