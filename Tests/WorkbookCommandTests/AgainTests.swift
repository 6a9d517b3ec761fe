import Testing

@Suite struct AgainTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    _ = book.run("next")
    book.clock.advance(by: 250)
    try book.solve(TinyWorkbook.kettle)
  }

  private static let constraints = """
    Again, but … (pick one)
      1. it stores no meter: keep a closure that returns what the Meter shows.
      2. it takes half the time: hurry.

    """

  @Test func `without a number it shows the constraints, and puts the starter back`() throws {
    expect(
      book.run("again", "1.1"),
      out: """
        \(Self.constraints)
        1.1 Kettle: as it was at the start.
        Your version is kept in .workbook/backups/01-kettle-2026-01-31-140919

        Your last times for this: 4 min 10 s

        The clock runs. Then: swift run workbook check 1.1
        To start under one of them: swift run workbook again 1.1 --but 1
        """)
    #expect(
      try book.text("Exercises/\(TinyWorkbook.kettle)/Kettle.swift").contains("// TODO 1:"))
    #expect(
      try book.text(".workbook/backups/01-kettle-2026-01-31-140919/Kettle.swift")
        .contains("let meter"))
  }

  @Test func `a number chooses the constraint, which has no times at first`() {
    expect(
      book.run("again", "1.1", "--but", "1"),
      out: """
        1.1 Kettle: as it was at the start.
        Your version is kept in .workbook/backups/01-kettle-2026-01-31-140919

        Again, but it stores no meter: keep a closure that returns what the Meter shows.

        The clock runs. Then: swift run workbook check 1.1
        """)
  }

  @Test(arguments: [("2", "Again, but it takes half the time: hurry."), ("x", "The clock runs.")])
  func `at a keyboard it asks for the number`(key: Character, words: String) {
    book.isScreen = true
    let out = book.run("again", "1.1", steps: [.meanwhile {}, .key(key)]).out

    #expect(out.contains("Press its number, or another key for none."))
    #expect(out.contains(words))
    #expect(out.contains("Again, but it takes half") == (key == "2"))
  }

  @Test func `a constraint that is not there is told, and nothing is put back`() throws {
    expect(
      book.run("again", "1.1", "--but", "3"), code: 64,
      error: """
        1.1 has 2 constraints.
        See them in the brief: swift run workbook next 1.1
        """)
    #expect(try book.text("Exercises/\(TinyWorkbook.kettle)/Kettle.swift").contains("let meter"))
  }

  @Test func `solved without the constraint, it is red, and says so`() throws {
    _ = book.run("again", "1.1", "--but", "1")
    try book.answer(TinyWorkbook.kettle)

    expect(
      book.run("check", "1.1"), code: 1,
      out: """
        1.1 Kettle

          passed  it asks the meter it was given
          passed  it boils the water once
          passed  it waits for the lid
          passed  it forgets the last cup
          passed  keeps old callers boiling
          FAILED  it stores no meter

        it stores no meter

          A property holds a meter.

          found:    1
          expected: 2

          Tests/Specs/01-first-steps/01-kettle/KettleSpecs.swift:37

        Red: solved, but the constraint isn’t kept. Stuck? swift run workbook hint 1.1
        The idea: docs/Kettles.md
        """)
  }

  @Test func `with the constraint kept, it shows the times under that constraint`() throws {
    for seconds in [70.0, 100.4] {
      _ = book.run("again", "1.1", "--but", "1")
      book.clock.advance(by: seconds)
      try book.write("let closure = 1\n", "Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
      try book.write("", "Exercises/\(TinyWorkbook.kettle)/CompositionRoot.swift")
      _ = book.run("check", "1.1")
    }
    _ = book.run("again", "1.1", "--but", "1")
    book.clock.advance(by: 60)
    try book.write("let closure = 1\n", "Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
    try book.write("", "Exercises/\(TinyWorkbook.kettle)/CompositionRoot.swift")

    let out = book.run("check", "1.1").out

    #expect(
      out.hasSuffix(
        """
        Solved: 6 of 6 specs pass.
        You kept the constraint: it stores no meter: keep a closure that returns what the Meter shows.
        Your time: 1 min 0 s, before that 1 min 40 s, 1 min 10 s
        Compare with ours: swift run workbook solution 1.1
        From the start, under a constraint: swift run workbook again 1.1
        Go on to 1.2: swift run workbook next

        """), "\(out)")
  }

  @Test func `a constraint without a spec is the learner's to judge`() throws {
    let path = "Exercises/\(TinyWorkbook.kettle)/README.md"
    try book.write(
      book.text(path).replacing("- **it takes half the time**: hurry.", with: "- without tea."),
      path)
    book.programs.set("it takes half the time", .isAbsent)
    _ = book.run("again", "1.1", "--but", "2")
    book.clock.advance(by: 60)
    try book.answer(TinyWorkbook.kettle)

    #expect(
      book.run("check", "1.1").out.contains(
        "Only you can tell whether you kept the constraint: without tea."))
  }

  @Test func `solved anew after a reset, it asks about no constraint`() throws {
    _ = book.run("reset", "1.1")
    _ = book.run("next")
    book.clock.advance(by: 100.4)
    try book.answer(TinyWorkbook.kettle)

    let out = book.run("check", "1.1").out

    #expect(out.contains("Your time: 1 min 40 s, before that 4 min 10 s"))
    #expect(!out.contains("kept the constraint"))
  }

  @Test func `the exercise is the current one until it is solved once more`() throws {
    _ = book.run("again", "1.1")

    #expect(book.run("next").out.hasPrefix("Once more: 1.1 Kettle"))
    try book.solve(TinyWorkbook.kettle)
    #expect(book.run("next").out.hasPrefix("Next: 1.2 Slow toaster"))
  }

  @Test func `it asks which exercise`() {
    expect(
      book.run("again"), code: 64,
      error: """
        Which exercise?
        Write for instance: swift run workbook again 1.1
        """)
  }
}
