import Testing

/// Where the program is called from.
@Suite struct PlacesTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  @Test(arguments: ["Exercises", "Exercises/\(TinyWorkbook.kettle)", "docs"])
  func `in a folder inside, paths are whole, so that an editor finds them`(folder: String) {
    book.folder += "/\(folder)"

    expect(
      book.run("next"),
      out: """
        Next: 1.1 Kettle (5 minutes)
          Give the kettle a meter that a test can read.

          Read   ROOT/Exercises/01-first-steps/01-kettle/README.md
          Edit   ROOT/Exercises/01-first-steps/01-kettle/Kettle.swift
                 ROOT/Exercises/01-first-steps/01-kettle/CompositionRoot.swift
          Idea   ROOT/docs/Kettles.md

        Then run: swift run workbook check
        """)
  }

  @Test func `a spec's place is whole there, too`() {
    book.folder += "/Exercises"

    #expect(
      book.run("check").out.contains(
        "\n  ROOT/Tests/Specs/01-first-steps/01-kettle/KettleSpecs.swift:7\n"))
  }

  @Test func `answers are looked for from there`() {
    book.folder += "/docs"

    #expect(book.run("check", "1.1", "--answers", "../Solutions").code == 0)
  }

  @Test(arguments: ["/", "/no/such/folder"])
  func `outside a workbook it says where to go`(folder: String) {
    book.folder = folder

    expect(
      book.run("list"), code: 2,
      error: """
        This folder is not inside a workbook: \(folder)
        Go to the folder with the workbook's Package.swift, then try again.
        """)
  }

  @Test func `outside a workbook a word for an exercise is no command`() {
    book.folder = "/"

    expect(
      book.run("1.1"), code: 64,
      error: """
        There is no command `1.1`.
        See: swift run workbook help
        """)
  }

  @Test func `a folder's name cannot steer the terminal`() {
    book.folder = "/\u{1B}[2J"

    #expect(
      book.run("list").error
        .hasPrefix("This folder is not inside a workbook: /\u{FFFD}[2J\n"))
  }

  @Test func `a manifest without a table of contents is told`() throws {
    try book.write("// swift-tools-version: 6.2\n", "Package.swift")

    expect(
      book.run(), code: 2,
      error: """
        Package.swift lists no exercise.
        Put its table of contents back.
        """)
  }
}
