import Testing

/// The rules about tutorials notice what is wrong with one.
@Suite struct TutorialRuleTests {
  private let book: TinyBook

  init() throws { book = try TinyBook() }

  /// A tutorial that shows these listings, a step each; `Lamps-02-Desk.swift` as `Desk.swift`.
  private func tutorial(_ listings: String..., questions: Int = 3) throws -> TextFile {
    let steps = listings.map { file in
      "@Step {\nSo.\n\n@Code(name: \"\(file.split(separator: "-")[2])\", file: \"\(file)\")\n}\n"
    }
    let question = """
      @MultipleChoice {
      Why?
      @Choice(isCorrect: true) {
      So.
      @Justification {
      Yes.
      }
      }
      @Choice(isCorrect: false) {
      Not so.
      @Justification {
      No.
      }
      }
      }

      """
    return try book.tutorial(
      "@Tutorial(time: 1) {\n@Steps {\n\(steps.joined())}\n@Assessments {\n"
        + String(repeating: question, count: questions) + "}\n}\n")
  }

  private func stateProblems(_ file: TextFile) throws -> [Problem] {
    try TutorialStateRule(workshop: book.workshop).problems(with: file)
  }

  private func formProblems(_ file: TextFile) -> [Problem] {
    TutorialFormRule(book: book.files).problems(with: file)
  }

  private static let specs = """
    import Testing
    @testable import Museum
    @Test func `it shines`() { #expect(Lamp().isLit) }

    """

  // MARK: - Steps

  @Test func `steps that compile, or fail as they say, are left alone`() throws {
    try book.listing("Lamps-01-Lamp.swift", "struct Lamp { var isLit = false }\n")
    try book.listing("Lamps-02-LampSpecs.swift", Self.specs)
    try book.listing("Lamps-03-Lamp.swift", "// Does not compile: 'yes'\nlet lamp = yes\n")
    try book.listing("Lamps-04-Lamp.swift", "struct Lamp { var isLit = true }\n")
    let file = try tutorial(
      "Lamps-01-Lamp.swift", "Lamps-02-LampSpecs.swift", "Lamps-03-Lamp.swift",
      "Lamps-04-Lamp.swift")
    #expect(try stateProblems(file) == [])
    #expect(formProblems(file) == [])
    #expect(TutorialFormRule(book: book.files).unusedListings() == [])
  }

  @Test func `the newest version of each file counts, not only the step's own`() throws {
    try book.listing("Lamps-01-Lamp.swift", "struct Lamp { var isLit = true }\n")
    try book.listing("Lamps-02-LampSpecs.swift", Self.specs)
    try book.listing("Lamps-03-Lamp.swift", "struct Lamp { var isOn = true }\n")
    let found = try stateProblems(
      try tutorial("Lamps-01-Lamp.swift", "Lamps-02-LampSpecs.swift", "Lamps-03-Lamp.swift"))
    #expect(found.count == 1)
    #expect(found.words.contains("has no member 'isLit'"))
    #expect(found.words.contains("After the step with Lamps-03-Lamp.swift"))
  }

  @Test func `a step that compiles or fails against what it says is told`() throws {
    try book.listing("Lamps-01-Lamp.swift", "// Does not compile: 'yes'\nstruct Lamp {}\n")
    try book.listing("Lamps-02-Lamp.swift", "// Does not compile: 'yes'\nlet a = no\n")
    let found = try stateProblems(try tutorial("Lamps-01-Lamp.swift", "Lamps-02-Lamp.swift"))
    #expect(found.words.contains("all compiles"))
    #expect(found.words.contains("no error says “'yes'”"))
    #expect(found.words.contains("The last listing does not compile"))
  }

  @Test func `a warning is told`() throws {
    try book.listing("Lamps-01-Lamp.swift", "func light() { var a = 1; print(a) }\n")
    #expect(try stateProblems(try tutorial("Lamps-01-Lamp.swift")).words.contains("never mutated"))
  }

  // MARK: - Form

  @Test func `listings and pictures that are missing, unused or too wide are told`() throws {
    let wide = "// " + String(repeating: "w", count: 78) + "\n"
    try book.listing("Lamps-01-Lamp.swift", wide)
    try book.listing("Lamps-09-Lamp.swift", "")
    let file = try tutorial("Lamps-01-Lamp.swift", "Lamps-02-Lamp.swift")
    #expect(formProblems(file).words.contains("Lamps-02-Lamp.swift of Lamp.swift does not exist"))
    #expect(formProblems(file).words.contains("81 columns"))
    #expect(
      TutorialFormRule(book: book.files).unusedListings().places == ["Lamps-09-Lamp.swift:1"])

    let image = try book.tutorial("@Image(source: \"no.svg\", alt: \"\")\n")
    #expect(formProblems(image).words.contains("`no.svg` does not exist"))
    #expect(formProblems(image).words.contains("`no.svg` is not told in words"))
  }

  @Test func `a tutorial that cannot be read is told`() throws {
    #expect(formProblems(try book.tutorial("@Tutorial {\n")).words.contains("is not closed"))
  }

  @Test(arguments: [0, 2, 6])
  func `too few questions and too many are told`(count: Int) throws {
    let found = formProblems(try tutorial(questions: count))
    #expect(found.words.contains("There are \(count) questions."))
  }

  @Test(arguments: [
    ("isCorrect: true", "isCorrect: false", "0 of them are right"),
    ("isCorrect: false", "isCorrect: true", "2 of them are right"),
    ("(isCorrect: false)", "", "does not say whether it is right"),
    ("No.", "", "is not explained"),
    ("Not so.", "", "This choice is empty"),
    ("Why?", "", "asks nothing"),
  ])
  func `a question that is not as it should be is told`(
    part: String, other: String, words: String
  ) throws {
    let good = try tutorial()
    #expect(formProblems(good) == [])
    let bad = TextFile(
      path: good.path, text: good.text.replacing(part, with: other, maxReplacements: 1))
    #expect(formProblems(bad).words.contains(words))
  }
}
