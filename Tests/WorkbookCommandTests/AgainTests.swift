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
      … without a stored property of type `Meter`: keep a closure that returns what
      the meter shows.
      … in half the time.
    """

  @Test func `it puts the starter back and shows the constraints and the times so far`() throws {
    expect(
      book.run("again", "1.1"),
      out: """
        1.1 Kettle: as it was at the start.
        Your version is kept in .workbook/backups/01-kettle-2026-01-31-140919

        Again, but … (pick one)
        \(Self.constraints)

        Your times so far: 4 min 10 s

        The clock runs. Then: swift run workbook check 1.1
        """)
    #expect(
      try book.text("Exercises/\(TinyWorkbook.kettle)/Kettle.swift").contains("// TODO 1:"))
    #expect(
      try book.text(".workbook/backups/01-kettle-2026-01-31-140919/Kettle.swift")
        .contains("let meter"))
  }

  @Test func `the first time there are no times to show`() {
    expect(
      book.run("again", "1.2"),
      out: """
        1.2 Slow toaster: as it was at the start.

        Again, but … (pick one)
          … without a class.

        The clock runs. Then: swift run workbook check 1.2
        """)
  }

  @Test func `solved once more, it shows both times and asks about the constraint`() throws {
    _ = book.run("again", "1.1")
    book.clock.advance(by: 100.4)
    try book.answer(TinyWorkbook.kettle)

    expect(
      book.run("check", "1.1"),
      out: """
        1.1 Kettle

          passed  it asks the meter it was given
          passed  it boils the water once
          passed  it waits for the lid
          passed  it forgets the last cup
          passed  keeps old callers boiling

        Solved: 5 of 5 specs pass.
        Your time: 1 min 40 s, before that 4 min 10 s
        Only you can tell whether you kept to the one that you picked:
        \(Self.constraints)
        Compare with ours: swift run workbook solution 1.1
        From the start, under a constraint: swift run workbook again 1.1
        Go on to 1.2: swift run workbook next
        """)
  }

  @Test func `solved anew after a reset, it asks about no constraint`() throws {
    _ = book.run("reset", "1.1")
    _ = book.run("next")
    book.clock.advance(by: 100.4)
    try book.answer(TinyWorkbook.kettle)

    let out = book.run("check", "1.1").out

    #expect(out.contains("Your time: 1 min 40 s, before that 4 min 10 s"))
    #expect(!out.contains("picked"))
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
