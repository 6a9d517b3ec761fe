import Testing

@Suite struct SolutionTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private static let page = """
    # The kettle

    ## Answer

    The one that it makes itself.

    ## What changed

    The meter is handed over.

    ## Why

    ## What it costs

    ## Other ways

    """

  @Test func `before it is solved, it says how to see ours all the same`() {
    expect(
      book.run("solution", "1.1"), code: 2,
      error: """
        1.1 is not solved yet.
        Take a hint (swift run workbook hint 1.1), or add --peek.
        """)
  }

  @Test func `a peek shows what differs, file by file, then the page`() throws {
    let transcript = book.run("solution", "1.1", "--peek")

    #expect(transcript.code == 0)
    #expect(
      transcript.out.hasPrefix(
        """
        CompositionRoot.swift   - yours   + ours
          func makeKettle(meter: Meter) -> Kettle {
        -   // TODO 2: Hand `meter` over.
        -   Kettle()
        +   Kettle(meter: meter)
          }

        """))
    #expect(
      transcript.out.contains(
        """

        Kettle.swift   - yours   + ours
          /// Boils water for the tea screen.
          final class Kettle {
        -   // TODO 1: Take the meter that you are given.
        +   let meter: Meter
        +   init(meter: Meter) { self.meter = meter }
            func boil() {}
          }

        """))
    #expect(transcript.out.hasSuffix("\n\(Self.page)\n"))
  }

  @Test func `an answer that is ours, letter for letter, is told so`() throws {
    try book.solve(TinyWorkbook.kettle)

    expect(
      book.run("solution"),
      out: """
        Your answer and ours are the same, letter for letter.

        \(Self.page)
        """)
  }

  @Test func `an empty line stays empty, and none is added at the end`() throws {
    try book.write("// One\n\n// Two\n\n", "Exercises/\(TinyWorkbook.radio)/KitchenRadio.swift")
    try book.write("// One\n\n// Three\n\n", "Solutions/\(TinyWorkbook.radio)/KitchenRadio.swift")

    expect(
      book.run("solution", "2.1", "--peek"),
      out: """
        KitchenRadio.swift   - yours   + ours
          // One

        - // Two
        + // Three


        """)
  }

  @Test func `a file of one's own is shown as taken away`() throws {
    try book.solve(TinyWorkbook.kettle)
    try book.write("let spare = 1", "Exercises/\(TinyWorkbook.kettle)/Spare.swift")

    #expect(
      book.run("solution").out.hasPrefix(
        """
        Spare.swift   - yours   + ours
        - let spare = 1
        """))
  }

  @Test func `control characters of one's own code are not sent to the terminal`() throws {
    try book.solve(TinyWorkbook.kettle)
    try book.write("\u{1B}[2J", "Exercises/\(TinyWorkbook.kettle)/Spare.swift")

    #expect(book.run("solution").out.contains("- \u{FFFD}[2J\n"))
  }

  @Test func `a copy without solutions says so`() throws {
    try book.remove("Solutions")

    expect(
      book.run("solution", "1.1", "--peek"), code: 2,
      error: """
        This copy of the workbook has no solutions.
        Ask your instructor for them.
        """)
  }
}
