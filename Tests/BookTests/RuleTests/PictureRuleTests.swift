import Testing

/// The rules about pictures and chapters notice what is missing.
@Suite struct PictureRuleTests {
  private let book: TinyBook

  init() throws { book = try TinyBook() }

  @Test func `a picture that is drawn and shown is left alone`() throws {
    let graph = try book.write("digraph {}\n", "\(BookFiles.catalogue)/Pictures/Lamps-a.dot")
    for name in ["Lamps-a.svg", "Lamps-a~dark.svg"] {
      try book.write("<svg/>", "\(BookFiles.catalogue)/\(name)")
    }
    let page = try book.page("![a lamp](Lamps-a.svg)\n")
    let rule = PictureRule(book: book.files)
    #expect(rule.graphs == [graph])
    #expect(rule.problems(withGraph: graph) == [])
    #expect(rule.problems(withPage: page) == [])
  }

  @Test func `a picture that is not drawn, or not shown, is told`() throws {
    let graph = try book.write("digraph {}\n", "\(BookFiles.catalogue)/Pictures/Lamps-a.dot")
    try book.write("<svg/>", "\(BookFiles.catalogue)/Lamps-a.svg")
    let found = PictureRule(book: book.files).problems(withGraph: graph).words
    #expect(found.contains("Lamps-a~dark.svg is not there"))
    #expect(!found.contains("Lamps-a.svg is not there"))
    #expect(found.contains("No page and no tutorial shows"))
  }

  @Test func `an image on a page that is missing or has no words is told`() throws {
    let page = try book.page("# Lamps\n\n![](no.svg)\n")
    let found = PictureRule(book: book.files).problems(withPage: page)
    #expect(found.places == ["Lamps.md:3", "Lamps.md:3"])
  }

  @Test func `a chapter without a page, a test or a tutorial is told`() throws {
    try book.unit("After.swift", "struct Lamp {}\n")
    let rule = ChapterRule(book: book.files, stageChapters: ["Lamps"])
    #expect(rule.problems(with: "Lamps").count == 3)
    let other = ChapterRule(book: book.files, stageChapters: [])
    #expect(other.problems(with: "Lamps").words.contains("no such page"))
    #expect(other.problems(with: "Lamps").count == 1)

    try book.unit("Specs.swift", "import Testing\n@Test func a() {}\n")
    _ = try book.page("# Lamps\n")
    _ = try book.tutorial("@Tutorial {\n}\n")
    #expect(rule.problems(with: "Lamps") == [])
  }
}
