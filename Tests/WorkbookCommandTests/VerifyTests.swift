import Synchronization
import Testing

@testable import WorkbookKit

@Suite struct VerifyTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  @Test func `an exercise that is done has a row, and the totals come last`() {
    let transcript = book.run("verify", "1.1")

    expect(
      transcript,
      out: """
        passed 1.1 Kettle: 5 specs, 2 accepted, 3 rejected, 0 s

        1 exercise in 0 s.
        1 passed, 0 failed
        """)
  }

  @Test func `faults stand under the row of an exercise that is not done`() throws {
    try book.remove("Exercises/\(TinyWorkbook.kettle)/HINTS.md")
    let transcript = book.run("verify", "1.1")

    #expect(transcript.code == 1)
    #expect(
      transcript.out.hasPrefix(
        """
        FAILED 1.1 Kettle: 5 specs, 2 accepted, 3 rejected, 0 s
            - There must be three hints, and there are 0.

        """))
    #expect(transcript.out.hasSuffix("\n0 passed, 1 failed\n"))
  }

  @Test func `two at once take turns, since they lay answers out in the same folders`() {
    let others = Mutex(3)
    book.files.lock = { path in
      let isTaken = others.withLock { left in
        guard path.hasSuffix("/.build/verify-1-lock"), left > 0 else { return false }
        left -= 1
        return true
      }
      return isTaken ? nil : try Files.live.lock(path)
    }

    #expect(book.run("verify", "1.1").code == 0)
    #expect(others.withLock { $0 } == 0)
  }

  @Test func `a rejected answer that passes is a fault`() {
    book.programs.set("it waits for the lid", .passes)

    #expect(
      book.run("verify", "1.1").out.contains(
        """
            - The rejected answer hasty passes “it waits for the lid”: solved. Name a
            spec that fails, or sharpen that one.

        """))
  }

  @Test func `our answer that does not pass is a fault`() {
    book.programs.set("it waits for the lid", .fails("No."))

    #expect(
      book.run("verify", "1.1").out.contains(
        """
            - Our answer is not solved: red: “it waits for the lid” failed

        """))
  }

  @Test func `bad formatting is a fault`() {
    book.programs.answer(
      "swift format", "\(book.root)/Kettle.swift:1:1: error: [Spacing] too much\n",
      ending: .exited(code: 1))

    #expect(
      book.run("verify", "1.1").out.contains(
        "    - Not formatted: Kettle.swift:1:1: error: [Spacing] too much\n"))
  }

  @Test func `without a word it looks at every exercise`() {
    let transcript = book.run("verify")

    #expect(transcript.code == 1)
    #expect(transcript.out.hasSuffix("\n3 exercises in 0 s.\n1 passed, 2 failed\n"))
  }

  @Test func `several are under way at once, and their rows come in order`() {
    let rows = book.run("verify").out.split(separator: "\n").filter { $0.contains(" specs, ") }

    #expect(
      rows.map { $0.prefix { $0 != ":" } } == [
        "passed 1.1 Kettle", "FAILED 1.2 Slow toaster", "FAILED 2.1 Kitchen radio",
      ])
  }

  @Test func `Ctrl-C stops it`() {
    book.programs.interrupt(signal: 15)

    expect(book.run("verify", "1.1"), code: 143, error: "\nStopped.")
  }
}
