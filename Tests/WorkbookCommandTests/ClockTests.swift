import Testing

/// When the clock starts, and when it does not.
@Suite struct ClockTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  /// Waits a minute and a half, then solves the kettle; returns what is said.
  private func solveLater() throws -> String {
    book.clock.advance(by: 90)
    try book.answer(TinyWorkbook.kettle)
    return book.run("check", "1.1").out
  }

  @Test(arguments: [[], ["next"], ["next", "1.1"], ["again", "1.1"]])
  func `seeing what it asks and doing it again start it`(words: [String]) throws {
    _ = book.run(words)

    #expect(try solveLater().contains("\nSolved: 5 of 5 specs pass.\nYour time: 1 min 30 s\n"))
  }

  @Test func `for those who open the brief themselves, it starts at the first edit`() throws {
    let edited = book.clock.time.now()
    book.files.changed = { _ in edited }
    try book.write("// TODO 1: I'm at it.\n", "Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
    book.clock.advance(by: 30)
    _ = book.run("check")
    book.clock.advance(by: 60)
    _ = book.run("check")

    #expect(try solveLater().contains("\nYour time: 3 min 0 s\n"))
  }

  @Test(arguments: [
    ["check"], ["check", "1.1"], ["next", "1.2"], ["path"], ["list"], ["hint"], ["check", "all"],
    ["check", "1.1", "1.2"], ["check", "1"],
    ["check", "1.1", "--answers", ".starters"],
  ])
  func `nothing else starts it`(words: [String]) throws {
    _ = book.run(words)

    #expect(try solveLater().contains("\nSolved: 5 of 5 specs pass.\nCompare with ours"))
  }

  @Test func `a check that could not be graded does not start it`() throws {
    book.programs.answer("swift build", ending: .exited(code: 127))
    _ = book.run("check")
    book.programs.answer("swift build")

    #expect(try !solveLater().contains("Your time"))
  }

  @Test func `looking once more does not start it anew`() throws {
    _ = book.run("next")
    book.clock.advance(by: 30)
    _ = book.run()

    #expect(try solveLater().contains("\nYour time: 2 min 0 s\n"))
  }

  @Test func `a red experiment after it was solved does not start it`() throws {
    try book.solve(TinyWorkbook.kettle)
    try book.write("// TODO 1: Again.\n", "Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
    _ = book.run("check", "1.1")

    #expect(try !solveLater().contains("Your time"))
  }

  @Test(arguments: [["check", "all"], ["check", "1.1", "2.1"]])
  func `checking several leaves the current exercise where it is`(words: [String]) {
    _ = book.run("check", "1.2")
    _ = book.run(words)

    #expect(book.run("next").out.hasPrefix("Next: 1.2 Slow toaster"))
    #expect(book.run("list").out.contains("1.2  Slow toaster  10 min  <- you are here\n"))
  }

  @Test func `checking one moves the current exercise there`() {
    _ = book.run("check", "2.1")

    #expect(book.run("next").out.hasPrefix("Next: 2.1 Kitchen radio"))
  }
}
