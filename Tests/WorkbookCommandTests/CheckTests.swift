import Testing

@Suite struct CheckTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private static let redOnes = """
    1.1 Kettle

      FAILED  it asks the meter it was given
      FAILED  it boils the water once
      FAILED  it waits for the lid
      FAILED  it forgets the last cup
      passed  keeps old callers boiling

    """

  @Test func `red shows the list, and the first red one in full`() {
    let transcript = book.run("check")

    #expect(transcript.code == 1)
    #expect(
      transcript.out.hasPrefix(
        """
        \(Self.redOnes)
        it asks the meter it was given

          `Kettle` still reads `Meter.shared`. It must read the meter that it was given.


        """))
    #expect(
      transcript.out.hasSuffix(
        """

          Tests/Specs/01-first-steps/01-kettle/KettleSpecs.swift:7

        Red: 4 of 5 specs fail. Stuck? swift run workbook hint 1.1
        The idea: docs/Kettles.md

        """))
    #expect(!transcript.out.contains("The water was boiled twice."))
  }

  @Test func `every red one is shown in full on request`() {
    let out = book.run("check", "--all").out

    for message in ["`Kettle` still", "boiled twice", "did not wait", "cup was remembered"] {
      #expect(out.contains(message))
    }
    #expect(
      out.hasSuffix(
        "\nRed: 4 of 5 specs fail. Stuck? swift run workbook hint 1.1\nThe idea: docs/Kettles.md\n")
    )
  }

  @Test func `what worked before comes first: the last edit broke it`() {
    book.programs.set("keeps old callers boiling", .fails("An old caller got cold water."))
    let out = book.run("check").out

    #expect(out.contains("\nkeeps old callers boiling\n\n  An old caller got cold water.\n"))
    #expect(!out.contains("`Kettle` still reads"))
  }

  @Test(arguments: [
    ("it asks the meter it was given", "Caught error: Oops(cup: 3)"),
    ("it boils the water once", #"threw error "Oops(cup: 3)""#),
  ])
  func `an error that a spec did not expect is told in plain words`(
    spec: String, frameworksWords: String
  ) {
    book.programs.set("it asks the meter it was given", .passes)
    book.programs.set(spec, .fails(frameworksWords))
    let out = book.run("check").out

    #expect(
      out.contains(
        """

        \(spec)

          An error ended this spec: Oops(cup: 3). Your code must not throw it here.

        """))
  }

  @Test func `an XCTest spec is shown like any other`() {
    book.programs.set("it asks the meter it was given", .passes)
    let out = book.run("check").out

    #expect(out.contains("\nit boils the water once\n\n  The water was boiled twice.\n"))
    #expect(out.contains("  Tests/Specs/01-first-steps/01-kettle/KettleXCTests.swift:11\n"))
  }

  @Test func `half an answer leaves the other half red`() throws {
    try book.write("final class Kettle {}\n", "Exercises/\(TinyWorkbook.kettle)/Kettle.swift")

    expect(
      Transcript(book.run("check"), lines: 0..<10), code: 1,
      out: """
        1.1 Kettle

          passed  it asks the meter it was given
          passed  it boils the water once
          FAILED  it waits for the lid
          FAILED  it forgets the last cup
          passed  keeps old callers boiling

        it waits for the lid

        """)
  }

  @Test func `with another outside world, nothing is solved`() throws {
    try book.answer(TinyWorkbook.kettle)
    try book.write("// mine\n", "Exercises/\(TinyWorkbook.kettle)/Meter.swift")

    let out = book.run("check").out

    #expect(
      out.contains(
        """
          passed  keeps old callers boiling

        Every spec passed, but `Meter.swift` was changed, and it stands for the outside
        world.

        Not graded.
        Put it back: swift run workbook reset 1.1 Meter.swift
        """))
  }

  @Test func `other answers are graded without touching one's progress`() {
    let transcript = book.run("check", "1.1", "--answers", "Solutions")

    #expect(transcript.code == 0)
    #expect(transcript.out.contains("\nSolved: 5 of 5 specs pass.\nCompare"))
    #expect(book.run("list").out.contains("not tried 1.1"))
  }

  @Test(arguments: [
    (FakeSpec.Fate.passes, "Red: 3 of 5 specs fail."),
    (.traps("no lid"), "Crashed: a spec ended the whole program."),
    (.hangs, "Hung: stopped after 10 s without progress."),
  ])
  func `a hint is offered for one's own answers only`(fate: FakeSpec.Fate, verdict: String) {
    book.programs.set("it waits for the lid", fate)

    #expect(book.run("check", "1.1", "--answers", ".starters").out.hasSuffix("\n\n\(verdict)\n"))
    #expect(
      book.run("check", "1.1").out
        .hasSuffix("\n\n\(verdict) Stuck? swift run workbook hint 1.1\nThe idea: docs/Kettles.md\n")
    )
  }

  @Test func `no hint is offered for somebody else's code that does not compile`() {
    let place = "\(book.root)/.starters/\(TinyWorkbook.kettle)/Kettle.swift"
    book.programs.answer("swift build", "\(place):1:1: error: no\n", ending: .exited(code: 1))

    #expect(
      book.run("check", "1.1", "--answers", ".starters").out.hasSuffix("\n\nDoes not compile.\n"))
  }

  @Test func `colours do not make the verdict wrap`() {
    (book.isScreen, book.width) = (true, 58)

    #expect(
      book.run("check").out.hasSuffix(
        "\u{1B}[0m: 4 of 5 specs fail. Stuck? swift run workbook hint 1.1\nThe idea: docs/Kettles.md\n"
      ))
  }

  @Test func `all that was printed can be had`() {
    book.programs.answer("swift build", "[1/2] Compiling \u{1B}[1mKettle\u{1B}[0m\n")

    #expect(
      book.run("check", "--verbose").out.hasPrefix(
        "[1/2] Compiling \u{FFFD}[1mKettle\u{FFFD}[0m\n"))
  }

  @Test func `Ctrl-C stops it with the shell's code`() {
    book.programs.interrupt(signal: 2)

    expect(book.run("check"), code: 130, error: "\nStopped.")
  }
}

extension Transcript {
  /// Some lines of what a call left.
  init(_ whole: Transcript, lines: Range<Int>) {
    let all = whole.seen.split(separator: "\n", omittingEmptySubsequences: false)
    let some = all[lines.clamped(to: all.indices)].joined(separator: "\n")
    self.init(code: whole.code, out: some + "\n", error: whole.error)
  }
}
