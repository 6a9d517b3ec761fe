import Testing

@Suite struct HintTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private static let first = """
    1.1, hint 1 of 3

    Who should choose?

    The idea: docs/Kettles.md
    Try it, then: swift run workbook check 1.1
    """
  private static let second = """
    1.1, hint 2 of 3

    Whoever builds it.

    The idea: docs/Kettles.md
    Try it, then: swift run workbook check 1.1
    """
  private static let third = """
    1.1, hint 3 of 3

    ```swift
    init(meter: Meter)
    ```

    The idea: docs/Kettles.md
    That was the last hint.
    Our answer: swift run workbook solution 1.1 --peek
    """

  @Test func `each call shows one hint more, and the third stays`() {
    for hint in [Self.first, Self.second, Self.third, Self.third] {
      expect(book.run("hint"), out: hint)
    }
  }

  @Test func `once it is solved, all three are shown, and none counts`() throws {
    try book.solve(TinyWorkbook.kettle)
    let out = book.run("hint", "1.1").out

    #expect(out.contains("hint 1 of 3") && out.contains("hint 3 of 3"))
    #expect(try !book.text(".workbook/progress.json").contains(#""hints" : 3"#))
  }

  @Test func `each exercise has its own count`() {
    _ = book.run("hint", "1.1")

    #expect(book.run("hint", "1.2").out.hasPrefix("1.2, hint 1 of 3\n"))
    #expect(book.run("hint", "1.1").out.hasPrefix("1.1, hint 2 of 3\n"))
  }

  @Test func `all three can be had at once`() {
    expect(
      book.run("hint", "--all"),
      out: """
        1.1, hint 1 of 3

        Who should choose?

        1.1, hint 2 of 3

        Whoever builds it.

        \(Self.third)
        """)
  }

  @Test func `all three at once count as shown`() {
    _ = book.run("hint", "--all")

    expect(book.run("hint"), out: Self.third)
  }

  @Test func `the last hint names no answer that is not there`() throws {
    try book.remove("Solutions")

    #expect(
      book.run("hint", "--all").out.hasSuffix(
        """
        The idea: docs/Kettles.md
        That was the last hint.
        Try it, then: swift run workbook check 1.1

        """))
  }

  @Test func `hints that are gone are told`() throws {
    try book.remove("Exercises/\(TinyWorkbook.kettle)/HINTS.md")

    expect(
      book.run("hint"), code: 2,
      error: """
        The hints of 1.1 are missing: Exercises/01-first-steps/01-kettle/HINTS.md
        Put them back from a fresh copy of the workbook.
        """)
  }

  @Test(arguments: ["", "# Hints for 1.1\n\nThere are none.\n"], [[], ["--all"]])
  func `a page without hints is told`(page: String, options: [String]) throws {
    try book.write(page, "Exercises/\(TinyWorkbook.kettle)/HINTS.md")

    expect(
      book.run(["hint"] + options), code: 2,
      error: """
        The hints of 1.1 are missing: Exercises/01-first-steps/01-kettle/HINTS.md
        Put them back from a fresh copy of the workbook.
        """)
  }
}
