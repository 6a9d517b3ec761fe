import ChildProcess
import Testing

@testable import WorkbookCore

@Suite struct CrashTests {
  private func crash(
    _ output: String, _ ending: ChildProcess.Ending = .crashed(signal: 4)
  ) -> Crash {
    Crash(ending: ending, output: output, key: "01-a/01-b")
  }

  private static let fatalError = """
    Test Case 'Specs.testA' started at 2026-01-31 14:05:09.123
    Banner/F.swift:7: Fatal error: no answer: "none"

    *** Signal 4: Backtracing from 0x7f2c776f9361... done ***

    *** Program crashed: Illegal instruction at 0x00007f2c776f9361 ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "PPackageTests.x" crashed:

      0      0x00007f2c776f9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
      1      0x000056024c0a3c2f work(at:) + 271 in X at /root/Other/F.swift:2:3
      2 [ra] 0x000056024c0a3c2f text() + 12 in X at /root/Exercises/01-a/01-b/F.swift:6:53
      3 [ra] 0x000056024c0a3d11 Specs.testA() + 4 in X at /root/Tests/Specs/01-a/01-b/S.swift:9:5
    """

  @Test func `the trap's text is what was said behind Fatal error`() {
    #expect(crash(Self.fatalError).text == #"no answer: "none""#)
  }

  @Test func `what was unowned and is gone has advice of its own`() {
    let words = "Attempted to read an unowned reference but object 0x55c2 was already destroyed"

    let crash = crash("Fatal error: \(words)\n", .crashed(signal: 6))

    #expect(crash.text == words)
    #expect(crash.advice?.contains("`unowned` object was gone") == true)
    #expect(self.crash(Self.fatalError).advice == nil)
  }

  @Test func `a turn that was not given back has advice of its own`() {
    let frame = "  0      0x00007ff82eb689b9 _dispatch_semaphore_dispose + 25 in libdispatch.so"

    let crash = crash(frame + "\n")

    #expect(crash.text == "signal 4 (a trap).")
    #expect(crash.advice?.contains("Signal it after each wait") == true)
  }

  @Test func `the place is the first of the exercise's in the backtrace`() {
    let place = Crash.Place(path: "/root/Exercises/01-a/01-b/F.swift", line: 6)
    #expect(crash(Self.fatalError).place == place)
  }

  @Test func `a place may hold spaces and the word at`() {
    let frame = "  2 [ra] 0x0 f() + 12 in X at /root/look at me/Exercises/01-a/01-b/F.swift:6:53"
    #expect(crash(frame).place?.line == 6)
  }

  @Test func `a runtime failure is told`() {
    let output = """
      *** Signal 4: Backtracing from 0x560ee36b5cbc... done ***

      *** Swift runtime failure: arithmetic overflow ***

        0 [inlined] [system] 0x0000560ee36b5cbc Swift runtime failure: arithmetic overflow in \
      X at //<compiler-generated>
        1                    0x0000560ee36b5cbc f() + 412 in X at /r/E/01-a/01-b/F.swift:14:39
      """
    #expect(
      crash(output)
        == Crash(
          text: "arithmetic overflow", place: Crash.Place(path: "/r/E/01-a/01-b/F.swift", line: 14))
    )
  }

  @Test func `the last trap counts, not one that was printed before`() {
    let output = "I print Fatal error: never mind\nX/F.swift:7: Fatal error: the real one\n"
    #expect(crash(output).text == "the real one")
  }

  @Test func `outside the exercise there is no place`() {
    #expect(crash("  0 0x0 f() + 1 in X at /root/Exercises/01-a/01-bc/F.swift:6:53").place == nil)
  }

  @Test func `a very deep backtrace is a stack overflow`() {
    let output = """
         0              0x00005581 f(_:) + 12 in X
         1 [ra]         0x00005581 g(_:) + 12 in X
        ...
      5240 [ra]         0x00005581 main + 12 in X
      """
    #expect(
      crash(output, .crashed(signal: 11)).text
        == "The stack overflowed: functions call one another without end.")
  }

  @Test(arguments: [
    (
      ChildProcess.Ending.exited(code: 3),
      "it ended with code 3, as a call of exit does."
    ),
    (.crashed(signal: 4), "signal 4 (a trap)."),
    (.crashed(signal: 6), "signal 6 (an abort)."),
    (
      .crashed(signal: 9), "signal 9 (killed, perhaps for want of memory)."
    ),
    (
      .crashed(signal: 11),
      "signal 11 (a bad access, or a stack overflow)."
    ),
    (.crashed(signal: 15), "signal 15."),
    (.stopped, "it was stopped."),
  ])
  func `without a text, the process's ending is told`(
    ending: ChildProcess.Ending, words: String
  ) {
    #expect(crash("X/F.swift:11: Fatal error\n", ending) == Crash(text: words, place: nil))
  }
}

extension CrashTests {
  @Test(arguments: [
    (ChildProcess.Limit.memory(bytes: 2_000_000_000), "it used more than 2 GB of memory"),
    (.memory(bytes: 300_000_000), "it used more than 300 MB of memory"),
    (.processes(200), "it had started more than 200 processes"),
    (.fileSize(bytes: 500_000_000), "it wrote a file of more than 500 MB"),
  ])
  func `a limit that was passed is told, whatever was printed before`(
    limit: ChildProcess.Limit, words: String
  ) {
    let crash = crash("X/F.swift:11: Fatal error: never mind\n", .outgrew(limit))

    #expect(crash.text == "\(words), and was stopped.")
    #expect(crash.advice?.hasPrefix("Look for ") == true)
  }
}
