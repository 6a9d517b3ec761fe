import Testing

@Suite struct WatchTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private static let idea = "The idea: docs/Kettles.md\n"
  private static let keys = "Watching for a save. Keys: n next, h hint, l list, q quit\n"

  private static let toasterIsNext = """

    Next: 1.2 Slow toaster (10 minutes)
      Let a test decide.

      Read   Exercises/01-first-steps/02-slow-toaster/README.md
      Edit   Exercises/01-first-steps/02-slow-toaster/SlowToaster.swift

    """

  private func answering(_ key: String) -> FakeTerminal.Step {
    let root = book.root
    return .meanwhile { try TinyWorkbook.answer(key, in: root) }
  }

  private func saving(_ text: String, _ path: String) -> FakeTerminal.Step {
    let root = book.root
    return .meanwhile { try TinyWorkbook.write(text, path, in: root) }
  }

  @Test func `it grades at once, and again at a save`() {
    let path = "Exercises/\(TinyWorkbook.kettle)/Kettle.swift"
    let transcript = book.run(
      "watch", steps: [saving("final class Kettle {}\n", path), .key("q")])

    #expect(transcript.code == 0)
    #expect(transcript.out.hasPrefix("\n1.1 Kettle\n\n  FAILED  it asks the meter"))
    #expect(
      transcript.out.contains("hint 1.1\n\(Self.idea)\(Self.keys)\n1.1 Kettle\n\n  passed  it asks")
    )
    #expect(transcript.out.hasSuffix("hint 1.1\n\(Self.idea)\(Self.keys)"))
    #expect(transcript.out.contains("Red: 2 of 5 specs fail."))
  }

  @Test func `nothing is graded again while nothing is saved`() {
    let transcript = book.run("watch", steps: [.meanwhile {}, .meanwhile {}, .key("q")])

    #expect(transcript.out.ranges(of: "Red: 4 of 5").count == 1)
  }

  @Test func `a file that is saved unchanged is not graded again`() throws {
    let path = "Exercises/\(TinyWorkbook.kettle)/Kettle.swift"
    let transcript = book.run("watch", steps: [saving(try book.text(path), path), .key("q")])

    #expect(transcript.out.ranges(of: "Red: 4 of 5").count == 1)
  }

  @Test(arguments: ["Lid.swift", "Parts/Lid.swift"])
  func `a file that is added is graded`(name: String) {
    let path = "Exercises/\(TinyWorkbook.kettle)/\(name)"
    let transcript = book.run("watch", steps: [saving("struct Lid {}\n", path), .key("q")])

    #expect(transcript.out.ranges(of: "Red: 4 of 5").count == 2)
  }

  @Test func `h shows a hint, the next one each time`() {
    let out = book.run("watch", steps: [.key("h"), .key("h"), .key("q")]).out

    #expect(
      out.hasSuffix(
        """
        \(Self.keys)1.1, hint 1 of 3

        Who should choose?

        The idea: docs/Kettles.md
        Try it, then: swift run workbook check 1.1
        1.1, hint 2 of 3

        Whoever builds it.

        The idea: docs/Kettles.md
        Try it, then: swift run workbook check 1.1

        """))
  }

  @Test func `l lists the exercises`() {
    #expect(
      book.run("watch", steps: [.key("l"), .key("q")]).out.hasSuffix(
        """
        \(Self.keys)1  First steps
          red       1.1  Kettle        5 min  <- you are here
          not tried 1.2  Slow toaster  10 min
        2  Bigger things
          not tried 2.1  Kitchen radio 15 min

        """))
  }

  @Test func `n moves on without grading, and remembers it`() {
    let out = book.run("watch", steps: [.key("n"), .key("q")]).out

    #expect(out.contains("\(Self.keys)\(Self.toasterIsNext)"))
    #expect(!out.contains("specs fail. Stuck? swift run workbook hint 1.2"))
    #expect(book.run("next").out.hasPrefix("Next: 1.2 Slow toaster"))
  }

  @Test func `n comes round to the first one behind the last`() {
    let out = book.run("watch", "2.1", steps: [.key("n"), .key("q")]).out

    #expect(out.contains("\(Self.keys)\nNext: 1.1 Kettle (5 minutes)\n"))
  }

  @Test func `n says when nothing is left`() throws {
    try book.solve(TinyWorkbook.kettle, TinyWorkbook.toaster, TinyWorkbook.radio)

    #expect(
      book.run("watch", "1.1", steps: [.key("n"), .key("q")]).out
        .hasSuffix("\(Self.keys)There is no other exercise left to solve.\n"))
  }

  @Test func `solved moves on to the next one, which waits for its first save`() {
    let out = book.run("watch", steps: [answering(TinyWorkbook.kettle), .key("q")]).out

    #expect(out.contains("\nSolved: 5 of 5 specs pass.\nYour time: 0 s\n"))
    #expect(out.contains("\n\(Self.toasterIsNext)"))
    #expect(out.hasSuffix("\n\(Self.keys)"))
    #expect(!out.contains("specs fail. Stuck? swift run workbook hint 1.2"))
  }

  @Test func `it can be followed to the very end`() {
    let steps = [TinyWorkbook.kettle, TinyWorkbook.toaster, TinyWorkbook.radio].map(answering)

    let transcript = book.run("watch", steps: steps)

    #expect(transcript.code == 0)
    #expect(transcript.out.ranges(of: "\nSolved: ").count == 3)
    #expect(book.run().out.contains("\nEvery exercise is solved.\n"))
  }

  @Test func `a key that means nothing does nothing`() {
    let keys: [FakeTerminal.Step] = ["x", "\n", "\u{1B}", "Q"].map { .key($0) }

    #expect(book.run("watch", steps: keys).out.hasSuffix("hint 1.1\n\(Self.idea)\(Self.keys)"))
  }

  @Test func `what goes wrong at a key is told, and watching goes on`() throws {
    try book.remove("Exercises/\(TinyWorkbook.kettle)/HINTS.md")

    let transcript = book.run("watch", steps: [.key("h"), .key("l"), .key("q")])

    #expect(transcript.code == 0)
    #expect(
      transcript.out.contains(
        """
        \(Self.keys)The hints of 1.1 are missing: Exercises/01-first-steps/01-kettle/HINTS.md \
        Put them back from a fresh copy of the workbook.
        1  First steps

        """))
  }

  @Test func `the end of the input ends it`() {
    let transcript = book.run("watch")

    #expect(transcript.code == 0)
    #expect(transcript.out.hasSuffix("hint 1.1\n\(Self.idea)\(Self.keys)"))
  }

  @Test func `without a keyboard, lines with the same letters work`() {
    let lines: [FakeTerminal.Step] = "n\nl\nq\nl\n".map { .key($0) }

    let out = book.run("watch", steps: lines).out

    #expect(out.contains("\nNext: 1.2 Slow toaster"))
    #expect(out.ranges(of: "\n1  First steps\n").count == 1)
  }

  @Test func `one exercise can be named`() {
    #expect(book.run("watch", "SlowToaster").out.hasPrefix("\n1.2 Slow toaster\n"))
  }

  @Test func `a limit can be set`() {
    book.programs.set("it boils the water once", .hangs)

    #expect(
      book.run("watch", "--timeout", "2").out
        .contains("\nHung: stopped after 2 s without progress."))
  }

  @Test func `Ctrl-C stops it while it grades`() {
    book.programs.interrupt(signal: 2)

    expect(book.run("watch"), code: 130, error: "\nStopped.")
  }

  @Test func `Ctrl-C stops it while it waits`() {
    let signal = book.signal
    let transcript = book.run("watch", steps: [.meanwhile { signal.send(2) }, .key("l")])

    #expect(transcript.code == 130)
    #expect(transcript.error == "\nStopped.\n")
    #expect(transcript.out.hasSuffix(Self.keys))
  }

  @Test func `Ctrl-C stops it while keys keep coming`() {
    let signal = book.signal
    let transcript = book.run(
      "watch", steps: [.keyWhile("x") { signal.send(2) }, .key("l"), .key("l"), .key("q")])

    #expect(transcript.code == 130)
    #expect(transcript.error == "\nStopped.\n")
    #expect(transcript.out.hasSuffix(Self.keys))
  }

  @Test func `a window that is made narrower is honoured by the next screen`() {
    (book.isScreen, book.environment) = (true, ["NO_COLOR": "1"])
    let terminal = book.terminal

    let out = book.run(
      "watch", steps: [.key("l"), .keyWhile("l") { terminal.resize(to: 30) }, .key("q")]
    ).seen

    #expect(out.contains("  ✗ 1.1  Kettle        5 min  red  ← you are here\n"))
    #expect(out.contains("  ✗ 1.1 Kettle 5 min red ← you\n    are here\n"))
  }

  @Test func `a folder without any files is told, and not waited for`() throws {
    for file in ["Kettle", "CompositionRoot", "Meter"] {
      try book.remove("Exercises/\(TinyWorkbook.kettle)/\(file).swift")
    }

    #expect(book.run("watch", "1.1", steps: [.key("q")]).out.contains("\nNot graded.\n"))
  }
}
