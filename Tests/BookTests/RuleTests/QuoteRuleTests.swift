import Testing

/// The rules about what a page quotes notice what is not so.
@Suite struct QuoteRuleTests {
  private let book: TinyBook

  init() throws { book = try TinyBook() }

  // MARK: - Swift

  @Test func `a block that stands in a unit is left alone, a changed line is told`() throws {
    try book.unit("After/Lamp.swift", "struct Lamp {\n  func light() {\n    print(1)\n  }\n}\n")
    let rule = SwiftQuoteRule(book: book.files)
    let good = try book.page("# Lamps\n\n```swift\nfunc light() {\n  print(1)\n}\n```\n")
    #expect(rule.problems(with: good) == [])

    let bad = try book.page("# Lamps\n\n```swift\nfunc light() {\n  print(2)\n}\n```\n")
    let found = rule.problems(with: bad)
    #expect(found.places == ["Lamps.md:5"])
    #expect(found.words.contains("After/Lamp.swift:3"))
  }

  @Test func `a block without units, with nothing like it, or with nothing at all is told`() throws
  {
    let rule = SwiftQuoteRule(book: book.files)
    let page = try book.page("```swift\nlet a = 1\n```\n")
    #expect(rule.problems(with: page).words.contains("no unit below"))

    try book.unit("After.swift", "struct Lamp {}\n")
    #expect(rule.problems(with: page).words.contains("No line of this swift block"))
    #expect(rule.problems(with: try book.page("```swift\n\n```\n")).words.contains("empty"))
  }

  @Test func `another chapter's units do not count`() throws {
    try book.write("let a = 1\n", "\(BookFiles.listings)/Desks/After.swift")
    let page = try book.page("```swift\nlet a = 1\n```\n")
    #expect(SwiftQuoteRule(book: book.files).problems(with: page).places == ["Lamps.md:2"])
  }

  // MARK: - Text

  private func textProblems(_ text: String) throws -> [Problem] {
    try TextQuoteRule(workshop: book.workshop).problems(with: try book.page(text))
  }

  @Test func `errors are those of units that do not compile`() throws {
    try book.unit("Wrong.swift", "// Does not compile: cannot find\nlet a = bulb\n")
    #expect(
      try textProblems("```text\nLamp.swift:2:9: error: cannot find 'bulb' in scope\n```\n") == [])
    let found = try textProblems("```text\nerror: cannot find 'lamp' in scope\n```\n")
    #expect(found.places == ["Lamps.md:2"])
    #expect(found.words.contains("  cannot find 'bulb' in scope"))
  }

  @Test func `a part of an error is not the error`() throws {
    try book.unit("Wrong.swift", "// Does not compile: cannot find\nlet a = bulb\n")
    #expect(try !textProblems("```text\nerror: cannot find 'bulb'\n```\n").isEmpty)
  }

  @Test func `other lines are what a program prints, one after the other`() throws {
    try book.unit("Run/main.swift", "print(\"on\")\nprint(\"dim\")\nprint(\"off\")\n")
    #expect(try textProblems("```text\non\ndim\n```\n") == [])
    let found = try textProblems("```text\non\noff\n```\n")
    #expect(found.places == ["Lamps.md:3"])
    #expect(found.words.contains("printed:  dim"))
  }

  @Test func `lines without any program are told`() throws {
    #expect(try textProblems("```text\non\n```\n").words.contains("No program of this chapter"))
    #expect(try textProblems("```text\n```\n").words.contains("empty"))
  }

  // MARK: - Languages

  @Test func `other languages, none, and blocks without an end are told`() throws {
    let page = try book.page("```swift\n```\n```json\n```\n```\n```\n```sh\nls\n")
    #expect(
      LanguageRule().problems(with: page).places == ["Lamps.md:3", "Lamps.md:5", "Lamps.md:7"])
  }
}
