import Testing

@Suite struct FrontDoorTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  @Test func `a newcomer is greeted and told where to start`() {
    expect(
      book.run(),
      out: """
        Dependency injection in Swift, one red spec at a time.
        You edit a few small files until their specs are green.
        There are three ways through, an afternoon, the essentials or everything:
        swift run workbook path

          1  First steps    0 of 2 solved, 15 min
          2  Bigger things  0 of 1 solved, 15 min

        Start here: 1.1 Kettle (5 minutes)
          Give the kettle a meter that a test can read.

          Read   Exercises/01-first-steps/01-kettle/README.md
          Edit   Exercises/01-first-steps/01-kettle/Kettle.swift
                 Exercises/01-first-steps/01-kettle/CompositionRoot.swift
          Idea   docs/Kettles.md

        Then run: swift run workbook check
        """)
  }

  @Test func `in the middle the map shows on a screen what is solved and what is red`() throws {
    try book.solve(TinyWorkbook.kettle)
    _ = book.run("check", "1.2")
    (book.isScreen, book.environment) = (true, ["NO_COLOR": "1"])

    expect(
      book.run(),
      out: """
          1  First steps    ●◐  1 of 2 solved, 15 min
          2  Bigger things  ○  0 of 1 solved, 15 min

        You are here: 1.2 Slow toaster (10 minutes)
          Let a test decide.

          Read   Exercises/01-first-steps/02-slow-toaster/README.md
          Edit   Exercises/01-first-steps/02-slow-toaster/SlowToaster.swift

        Then run: swift run workbook check
        """)
  }

  @Test func `the map's titles are padded to the longest`() throws {
    let manifest = try book.text("Package.swift")
    try book.write(manifest.replacing("02-bigger-things", with: "02-more"), "Package.swift")

    #expect(
      book.run().out.contains(
        """
          1  First steps  0 of 2 solved, 15 min
          2  More         0 of 1 solved, 15 min

        """))
  }

  @Test func `when all is solved it proposes to do one again`() throws {
    try book.solve(TinyWorkbook.kettle, TinyWorkbook.toaster, TinyWorkbook.radio)

    expect(
      book.run(),
      out: """
          1  First steps    2 of 2 solved, 15 min
          2  Bigger things  1 of 1 solved, 15 min

        Every exercise is solved.
        Do one again, against the clock: swift run workbook again 1.1
        """)
  }

  @Test func `next shows the exercise and what to read and edit`() {
    expect(
      book.run("next"),
      out: """
        Next: 1.1 Kettle (5 minutes)
          Give the kettle a meter that a test can read.

          Read   Exercises/01-first-steps/01-kettle/README.md
          Edit   Exercises/01-first-steps/01-kettle/Kettle.swift
                 Exercises/01-first-steps/01-kettle/CompositionRoot.swift
          Idea   docs/Kettles.md

        Then run: swift run workbook check
        """)
  }

  @Test func `next starts the clock of the first solution`() throws {
    _ = book.run("next")
    book.clock.advance(by: 3725)
    try book.answer(TinyWorkbook.kettle)

    #expect(book.run("check").out.contains("\nYour time: 1 h 2 min\n"))
  }

  @Test func `a second look does not start the clock anew`() throws {
    _ = book.run("next")
    book.clock.advance(by: 60)
    _ = book.run("next")
    try book.answer(TinyWorkbook.kettle)

    #expect(book.run("check").out.contains("\nYour time: 1 min 0 s\n"))
  }

  @Test func `next comes back to an exercise that was left out`() throws {
    try book.solve(TinyWorkbook.toaster, TinyWorkbook.radio)

    #expect(book.run("next").out.hasPrefix("Still open: 1.1 Kettle (5 minutes)\n"))
  }

  @Test func `a brief that is gone is told`() throws {
    try book.remove("Exercises/\(TinyWorkbook.kettle)/README.md")

    expect(
      book.run("next"), code: 2,
      error: """
        The brief of 1.1 is missing: Exercises/01-first-steps/01-kettle/README.md
        Put it back from a fresh copy of the workbook.
        """)
  }
}
