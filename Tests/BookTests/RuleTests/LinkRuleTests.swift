import Testing

/// The rule about links notices what leads nowhere.
@Suite struct LinkRuleTests {
  private let book: TinyBook

  init() throws { book = try TinyBook() }

  private func problems(_ text: String) throws -> [Problem] {
    LinkRule(book: book.files).problems(with: try book.page(text))
  }

  @Test(arguments: ["Shades.md", "Shades.md#of-glass", "#here", "https://swift.org/documentation"])
  func `a link that leads somewhere is left alone`(target: String) throws {
    try book.write("# Shades\n\n## Of glass\n", "\(BookFiles.catalogue)/Shades.md")

    #expect(try problems("# Lamps\n\n## Here\n\n[It](\(target))\n").isEmpty)
  }

  @Test(arguments: ["Gone.md", "Shades.md#of-paper", "#there", "http://swift", "swift:org"])
  func `a link that leads nowhere is told with its line`(target: String) throws {
    try book.write("# Shades\n\n## Of glass\n", "\(BookFiles.catalogue)/Shades.md")

    let problems = try problems("# Lamps\n\n## Here\n\n[It](\(target))\n")

    #expect(problems.places == ["Lamps.md:5"])
    #expect(problems.words.contains(target))
  }

  @Test func `a page that the front page does not lead to is an orphan`() throws {
    _ = try book.page("# Lamps\n")
    try book.write("# Shades\n", "\(BookFiles.catalogue)/Shades.md")
    try book.write("# Light\n\n- [Lamps](Lamps.md)\n", "\(BookFiles.catalogue)/Workbook.md")

    #expect(LinkRule(book: book.files).orphans().places == ["Shades.md:1"])
  }
}
