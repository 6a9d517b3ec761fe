import Foundation
import Synchronization
import Testing

@testable import WorkbookCore

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
        2 accepted answers, 3 rejected; the diagnosis came first in 3, 100 %.
        1 passed, 0 failed
        """)
  }

  @Test func `a quick one grades a rejected answer with the spec that it names`() throws {
    let out = book.run("verify", "1.1", "--quick").out

    #expect(out.contains("\n2 accepted answers, 3 rejected, each by the spec that it names.\n"))
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
      return isTaken ? nil : try FileSystemClient.live.lock(path)
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

  @Test func `a rejected answer whose first failure is another one is a fault`() throws {
    try book.write(
      "// Wrong: twice\n// Rejected by: it boils the water once\n"
        + "// Rejected by: it asks the meter it was given\n",
      "Tests/Answers/\(TinyWorkbook.kettle)/rejected/twice/Kettle.swift")

    #expect(
      faults().contains(
        "- The rejected answer twice is told “it asks the meter it was given” first, and its fault "
          + "is another one: “it boils the water once”. Move that one up in “Done when”, or "
          + "sharpen it. "))
    #expect(book.run("verify", "1.1").out.contains("the diagnosis came first in 2, 66.7 %."))
  }

  @Test func `our answer that does not pass is a fault`() {
    book.programs.set("it waits for the lid", .fails("No."))

    #expect(
      book.run("verify", "1.1").out.contains(
        """
            - Our answer is not solved: red: “it waits for the lid” failed

        """))
  }

  @Test func `while our answer does not pass, no other answer is graded`() {
    let graded = Mutex(0)
    let write = book.files.write
    book.files.write = { data, path in
      try write(data, path)
      if path.hasSuffix("/.build/verify-1-answers/\(TinyWorkbook.kettle)/Kettle.swift") {
        graded.withLock { $0 += 1 }
      }
    }

    book.programs.set("it waits for the lid", .fails("No."))
    _ = book.run("verify", "1.1")
    #expect(graded.withLock { $0 } == 1)

    book.programs.set("it waits for the lid", .passes)
    _ = book.run("verify", "1.1")
    #expect(graded.withLock { $0 } > 2)
  }

  /// The faults of 1.1 in one line each, as wide as they come.
  private func faults() -> String {
    let lines = book.run("verify", "1.1").out.split(separator: "\n").dropFirst()
    return lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  /// Writes the same text into both copies of a starter's file.
  private func writeStarter(_ text: String, _ name: String) throws {
    for tree in ["Exercises", ".starters"] {
      try book.write(text, "\(tree)/\(TinyWorkbook.kettle)/\(name)")
    }
  }

  @Test func `a starter that is solved already is a fault`() throws {
    try writeStarter("final class Kettle {}\n", "Kettle.swift")
    try writeStarter("func makeKettle() {}\n", "CompositionRoot.swift")

    #expect(faults().contains("- The starter must be red, and is: solved "))
  }

  @Test func `a guard that is red on the starter is a fault`() throws {
    try writeStarter("// TODO 0: Break old callers.\n", "Kettle.swift")

    #expect(
      faults().contains(
        "- The guard “keeps old callers boiling” is failed on the starter; it must be green from "
          + "the start. "))
  }

  @Test(arguments: [
    ("// twice\n", "The rejected answer twice must begin with: // Wrong: … and // Rejected by: …"),
    ("// Wrong: twice\n", "The rejected answer twice must begin with: // Wrong: … and // Rejected"),
    (
      "// Wrong: twice\n// Rejected by: it whistles\n",
      "The rejected answer twice names a spec that is not there: it whistles"
    ),
  ])
  func `a rejected answer says what is wrong, and by which spec`(text: String, fault: String)
    throws
  {
    try book.write(text, "Tests/Answers/\(TinyWorkbook.kettle)/rejected/twice/Kettle.swift")

    #expect(faults().contains("- \(fault)"))
  }

  @Test(arguments: [
    ("Exercises/\(TinyWorkbook.kettle)/README.md", "There is no brief: README.md"),
    (".starters/\(TinyWorkbook.kettle)", "There is no pristine starter: .starters/"),
  ])
  func `what is not there is told`(path: String, fault: String) throws {
    try book.remove(path)

    #expect(faults().contains("- \(fault)"))
  }

  @Test func `a rejected answer that does not build was not run`() throws {
    let (write, programs) = (book.files.write, book.programs)
    book.files.write = { data, path in
      try write(data, path)
      guard path.hasSuffix("/.build/verify-1-answers/\(TinyWorkbook.kettle)/Kettle.swift") else {
        return
      }
      let isWrong = data.starts(with: Data("// Wrong: ".utf8))
      programs.answer(
        "swift build", isWrong ? "\(path):1:1: error: no\n" : "",
        ending: .exited(code: isWrong ? 1 : 0))
    }

    #expect(faults().contains("- The rejected answer hasty was not run: does not compile: "))
  }

  @Test func `our answer that does not build is a fault, with the place`() {
    let place = "Exercises/\(TinyWorkbook.kettle)/Kettle.swift:3"
    book.programs.answer(
      "swift build", "\(book.root)/\(place):1: error: no\n", ending: .exited(code: 1))

    #expect(faults().contains("- Our answer is not solved: does not compile: \(place): no "))
  }

  @Test func `a warning is a fault`() {
    let place = "Solutions/\(TinyWorkbook.kettle)/Kettle.swift:3"
    book.programs.answer("swift build", "\(book.root)/\(place):1: warning: unused\n")

    #expect(faults().contains("- Our answer has a warning: \(place): unused "))
  }

  @Test func `a starter is short, narrow, and in two places the same`() throws {
    let folder = ".starters/\(TinyWorkbook.kettle)"
    let wide = "// " + String(repeating: "x", count: 78)
    try book.write(wide + String(repeating: "\n", count: 71), "\(folder)/Meter.swift")

    let faults = faults()

    #expect(faults.contains("- Meter.swift has 71 lines; 70 are the most. "))
    #expect(faults.contains("- Meter.swift:1 is wider than 80 columns. "))
    #expect(faults.contains("- Meter.swift differs between Exercises/ and .starters/. "))
  }

  @Test func `a file that is carried on says the same as the solution that it comes from`() throws {
    try writeStarter("// Carried on from 1.2.\n  let clock = 2\n", "SlowToaster.swift")
    try writeStarter("// Carried on from 9.9.\n", "Meter.swift")

    let faults = faults()

    #expect(
      faults.contains(
        "- SlowToaster.swift has drifted from the solution of 1.2, which it carries on: without a "
          + "TODO, it changes the line `final class SlowToaster {` "))
    #expect(
      faults.contains("- Meter.swift is carried on from 9.9, whose solution has no such file. "))
  }

  @Test func `what explains a mutant that there is not is a fault`() throws {
    try book.write(
      "- `Kettle.swift`, changed number: `f(1)` → `f(0)`\n  It has gone.\n",
      "Tests/Answers/\(TinyWorkbook.kettle)/equivalent.md")

    #expect(faults().contains("- equivalent.md explains no mutant that there is: "))
  }

  @Test func `without a word it looks at every exercise`() {
    let transcript = book.run("verify")

    #expect(transcript.code == 1)
    #expect(transcript.out.contains("\n3 exercises in 0 s.\n2 accepted answers, 3 rejected; "))
    #expect(transcript.out.hasSuffix("\n1 passed, 2 failed\n"))
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
