import Testing

@testable import WorkbookCore
@testable import workbook

@Suite struct CatalogueTests {
  private let book: TinyBook

  init() throws { book = try TinyBook() }

  private func page(_ name: String) throws -> String {
    try Catalogue(of: book.book).write(to: "\(book.root)/copy")
    return try book.text("copy/\(name).md")
  }

  @Test func `links between pages become DocC's`() throws {
    let page = try page("Kettles")

    #expect(page.contains("See [the hinge](doc:Lids#The-hinge) and "))
    #expect(page.contains("- [The exercises](doc:Stage-1)"))
  }

  @Test func `a file that the site does not hold is named by its path`() throws {
    #expect(try page("Kettles").contains("and the licence (`LICENSE`)."))
  }

  @Test func `pictures stay as they are`() throws {
    #expect(try page("Kettles").contains("![A kettle](kettle.svg)"))
    #expect(book.has("copy/kettle.svg"))
  }

  @Test func `a chapter has its stage below it, and the stage its exercises`() throws {
    #expect(
      try page("Kettles").hasSuffix("\n\n## Topics\n\n### Do it\n\n- <doc:Stage-1>\n"))
    #expect(
      try page("Stage-1").hasSuffix("\n\n## Topics\n\n### The exercises\n\n- <doc:Exercise-1-1>\n"))
  }

  @Test(arguments: [
    ("Kettles", "Previous: <doc:Workbook> · Next: <doc:Stage-1>"),
    ("Stage-1", "Previous: <doc:Kettles> · Next: <doc:Exercise-1-1>"),
    ("Exercise-1-1", "Previous: <doc:Stage-1> · Next: <doc:Lids>"),
    ("Lids", "Previous: <doc:Exercise-1-1>"),
  ])
  func `a page leads to the one before and to the one after`(name: String, line: String) throws {
    #expect(try page(name).split(separator: "\n").contains { $0 == line })
  }

  @Test func `a brief says in one line where it belongs`() throws {
    let line = """
      [Stage 1](doc:Stage-1) · **5 minutes** · `Exercises/01-kettles/01-boil` · \
      `swift run workbook check 1.1`
      """

    #expect(try page("Exercise-1-1").contains("\n\n\(line)\n\n## "))
  }

  @Test func `a page that only mentions a stage does not have it below it`() throws {
    try book.write(
      "# Lids\n\nSee [stage 1](../../Exercises/01-kettles/README.md).\n\n## The hinge\n",
      "docs/Workbook.docc/Lids.md")

    #expect(try !page("Lids").contains("## Topics"))
  }

  @Test func `briefs are pages too`() throws {
    #expect(try page("Exercise-1-1").contains("[More](doc:Kettles)"))
  }

  @Test func `on the front page lists of links become topics`() throws {
    #expect(
      try page("Workbook") == """
        # Kitchens

        @Metadata {
          @TechnologyRoot
        }

        What they are for.


        ## Topics

        ### Chapters

        - <doc:Kettles>
        - <doc:Lids>

        """)
  }

  @Test(arguments: ["Cups.md", "Lids.md#the-handle", "../../Nothing.swift"])
  func `a link that leads nowhere is an error with its place`(target: String) throws {
    try book.write("# Kettles\n\nSee [it](\(target)).\n", "docs/Workbook.docc/Kettles.md")

    #expect(
      throws: WorkbookError(
        "docs/Workbook.docc/Kettles.md:3: the link leads nowhere: \(target)",
        next: "Correct it, or put the page back from a fresh copy of the workbook.")
    ) {
      try Catalogue(of: book.book).write(to: "\(book.root)/copy")
    }
  }

  @Test func `what an earlier copy left behind is gone`() throws {
    try book.write("old", "copy/Old.md")

    _ = try page("Kettles")

    #expect(!book.has("copy/Old.md"))
  }

  @Test func `a book that is not there is told`() throws {
    try book.files.remove("\(book.root)/docs")

    #expect(
      throws: WorkbookError(
        "The book is missing: docs/Workbook.docc",
        next: "Put it back from a fresh copy of the workbook.")
    ) {
      try Catalogue(of: book.book)
    }
  }
}
