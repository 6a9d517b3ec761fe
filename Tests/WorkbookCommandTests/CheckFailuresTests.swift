import Testing

/// Answers that do not come back, and specs that did not count.
@Suite struct CheckFailuresTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  // MARK: - Crashed, hung

  @Test func `a trap is named with its place, and the others keep their results`() {
    book.programs.set("it waits for the lid", .traps("Index out of range"))

    let transcript = book.run("check")

    #expect(transcript.code == 1)
    #expect(
      transcript.out.hasPrefix(
        """
        1.1 Kettle

          FAILED  it asks the meter it was given
          FAILED  it boils the water once
          CRASHED it waits for the lid
          FAILED  it forgets the last cup
          passed  keeps old callers boiling

        it waits for the lid

        """))
    #expect(
      transcript.out.hasSuffix(
        """
          It ended the whole program: Index out of range

          Exercises/01-first-steps/01-kettle/Kettle.swift:4

          A spec must come back to be judged: look for a trap, an endless recursion, an
          exit.

        Crashed: a spec ended the whole program. Stuck? swift run workbook hint 1.1
        The idea: docs/Kettles.md

        """))
  }

  @Test func `a trap in XCTest is named, too`() {
    book.programs.set("it boils the water once", .traps("no water"))

    let out = book.run("check").out

    #expect(out.contains("\n  CRASHED it boils the water once\n  FAILED  it waits for the lid\n"))
    #expect(
      out.contains("\n\nit boils the water once\n\n  It ended the whole program: no water\n"))
  }

  @Test func `a spec that takes too much of the machine is named, with what to look for`() {
    book.programs.set("it boils the water once", .outgrows(.memory(bytes: 2_000_000_000)))

    let out = book.run("check").out

    #expect(out.contains("\n  CRASHED it boils the water once\n  FAILED  it waits for the lid\n"))
    #expect(
      out.contains(
        """
        it boils the water once

          This spec was running: it used more than 2 GB of memory, and was stopped.

          Look for a loop or a recursion that creates objects without end.

        Crashed: a spec ended the whole program.
        """))
  }

  @Test func `a spec that hangs is stopped and named`() {
    book.programs.set("it waits for the lid", .hangs)

    expect(
      book.run("check", "--timeout", "3"), code: 1,
      out: """
        1.1 Kettle

          FAILED  it asks the meter it was given
          FAILED  it boils the water once
          HUNG    it waits for the lid
          FAILED  it forgets the last cup
          passed  keeps old callers boiling

        it waits for the lid

          This spec was running, and nothing happened any more.

          Look for a loop that never ends, or for something that waits for itself.
          On a busy machine it may only be slow: check again with --timeout 60.

        Hung: stopped after 3 s without progress. Stuck? swift run workbook hint 1.1
        The idea: docs/Kettles.md
        """)
  }

  @Test(arguments: [([], "10 s"), (["--timeout", "0.5"], "0.5 s")])
  func `the limit is ten seconds or what was asked for`(options: [String], words: String) {
    book.programs.set("it boils the water once", .hangs)

    #expect(
      book.run(["check"] + options).out
        .contains("\nHung: stopped after \(words) without progress. Stuck?"))
  }

  @Test func `on a screen a word stands behind what broke off`() {
    (book.isScreen, book.environment) = (true, ["NO_COLOR": "1"])
    book.programs.set("it waits for the lid", .traps("no lid"))

    #expect(book.run("check").seen.contains("\n  ✗ it waits for the lid  (crashed)\n"))
  }

  // MARK: - Specs that did not count

  @Test func `a spec that is skipped has not passed`() throws {
    try book.answer(TinyWorkbook.kettle)
    book.programs.set("it forgets the last cup", .isSkipped)

    expect(
      book.run("check"), code: 1,
      out: """
        1.1 Kettle

          passed  it asks the meter it was given
          passed  it boils the water once
          passed  it waits for the lid
          SKIPPED it forgets the last cup
          passed  keeps old callers boiling

        it forgets the last cup

          The spec says that it is not to be run, and what did not run did not pass.

          Put Tests/Specs/01-first-steps/01-kettle back from a fresh copy of the
          workbook.

        Red: 1 of 5 specs fail. Stuck? swift run workbook hint 1.1
        The idea: docs/Kettles.md
        """)
  }

  @Test func `a spec that is gone has not passed`() throws {
    try book.answer(TinyWorkbook.kettle)
    book.programs.set("it waits for the lid", .isAbsent)

    let transcript = book.run("check")

    #expect(transcript.code == 1)
    #expect(
      transcript.out.hasSuffix(
        """
        it waits for the lid

          The brief names this spec, and none was found.

          Put Tests/Specs/01-first-steps/01-kettle back from a fresh copy of the
          workbook.

        Red: 1 of 5 specs fail. Stuck? swift run workbook hint 1.1
        The idea: docs/Kettles.md

        """))
  }

  @Test func `an expectation that fails for several arguments is said once`() {
    book.programs.set("it asks the meter it was given", .failsOften("Ask the meter.", 3))

    let out = book.run("check").out

    #expect(out.ranges(of: "Ask the meter.").count == 1)
    #expect(!out.contains("with other values"))
  }

  @Test func `a message cannot steer the terminal`() {
    book.programs.set("it asks the meter it was given", .fails("before\u{1B}[2J\u{9B}31m\rafter"))

    #expect(book.run("check").out.contains("  before\u{FFFD}[2J\u{FFFD}31m\n  after\n"))
  }
}
