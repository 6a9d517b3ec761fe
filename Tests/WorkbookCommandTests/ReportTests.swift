import Foundation
import Testing

@testable import WorkbookCore

@Suite struct ReportTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    book.environment = ["USER": "ada"]
  }

  @Test func `what was begun is graded, and the rest is named`() throws {
    try book.answer(TinyWorkbook.kettle)
    try book.write("final class SlowToaster {\n  // TODO 1: Hm.\n}\n", toaster)

    expect(
      book.run("report"),
      out: """
        ada, 2026-01-31 14:05 UTC

        passed 1.1  Kettle                 solved           5/5 specs
        FAILED 1.2  Slow toaster           red              0/2 specs
        not begun: 2.1

        1 passed, 1 failed, 1 skipped
        """)
  }

  private let toaster = "Exercises/\(TinyWorkbook.toaster)/SlowToaster.swift"

  @Test func `one's own history is in it, and stays as it is`() throws {
    book.clock.advance(by: 60)
    _ = book.run("hint", "1.2")
    _ = book.run("check", "1.2")
    let memory = try book.text(".workbook/progress.json")

    #expect(
      book.run("report", "1.2").out.contains("red              0/2 specs   1 hint\n"))
    #expect(try book.text(".workbook/progress.json") == memory)
  }

  @Test func `a file's ending says the format, unless it is named`() throws {
    #expect(book.run("report", "1", "--output", "ada.json").error == "")
    #expect(book.run("report", "1", "--output", "ada.txt").error == "")
    #expect(book.run("report", "1", "--output", "ada.log", "--format", "json").error == "")

    for name in ["ada.json", "ada.log"] {
      let data = Data(try book.text(name).utf8)
      #expect(try LearnerReport(json: data, named: name).learner == "ada")
    }
    #expect(try book.text("ada.txt").hasPrefix("ada, "))
  }

  @Test(arguments: [
    ["--output", "ada.md"], ["--output", "ada.xml"], ["--format", "junit"],
    ["--format", "HTML", "--output", "ada.json"],
  ])
  func `a format for other programs is the workshop's`(options: [String]) {
    let transcript = book.run(["report"] + options)

    #expect(transcript.code == 64)
    #expect(transcript.error.contains("swift run workshop report FILE"))
    #expect(!book.has(options.last ?? ""))
  }

  @Test func `a file may have a format's name`() {
    #expect(book.run("report", "--output", "html").code == 0)
  }

  @Test func `an ending that says nothing is asked about`() {
    expect(
      book.run("report", "--output", "ada.pdf"), code: 64,
      error: """
        The ending of ada.pdf names no format.
        Add one: --format text, json (Other formats: write JSON, then swift run workshop report \
        FILE)
        """)
  }

  @Test func `a report takes no file's place that is learnt with`() throws {
    let before = try book.text(toaster)
    expect(
      book.run("report", "--output", toaster, "--format", "text"), code: 64,
      error: """
        \(toaster) belongs to the workbook.
        Name another file.
        """)
    #expect(try book.text(toaster) == before)
  }

  @Test func `somebody else's answers have no history`() throws {
    _ = book.run("hint", "1.2")

    expect(
      book.run("report", "1", "--answers", "Solutions", "--learner", "us"),
      out: """
        us, 2026-01-31 14:05 UTC

        passed 1.1  Kettle                 solved           5/5 specs
        passed 1.2  Slow toaster           solved           2/2 specs

        2 passed, 0 failed
        """)
  }

  @Test func `the syllabus's order holds, and each is reported once`() {
    expect(
      book.run("report", "2.1", "all", "1.1"),
      out: """
        ada, 2026-01-31 14:05 UTC

        not begun: 1.1 1.2
        not begun: 2.1

        0 passed, 0 failed, 3 skipped
        """)
  }

  @Test func `on a screen the ticker goes before the report comes`() throws {
    try book.answer(TinyWorkbook.kettle)
    book.isScreen = true

    let transcript = book.run("report", "1")

    #expect(transcript.out.contains("1 of 2  1.1 Kettle: building …"))
    expect(
      transcript,
      out: """
        ada, 2026-01-31 14:05 UTC

        ✓ 1.1  Kettle                 solved           5/5 specs
        · not begun: 1.2

        1 passed, 0 failed, 1 skipped
        """)
  }

  @Test(arguments: [
    (["GITHUB_ACTOR": "gh", "GITLAB_USER_LOGIN": "gl", "USER": "u"], "gh"),
    (["GITHUB_ACTOR": "", "GITLAB_USER_LOGIN": "gl", "USER": "u"], "gl"),
    (["USER": "u"], "u"), ([:], "learner"),
  ])
  func `the name comes from where the program runs`(
    environment: [String: String], name: String
  ) {
    book.environment = environment

    #expect(book.run("report", "1.1").out.hasPrefix("\(name), "))
    #expect(book.run("report", "1.1", "--learner", "Ada L.").out.hasPrefix("Ada L., "))
  }

  @Test func `it is no failure that a learner has not solved all, unless one asks`() throws {
    book.programs.set("it waits for the lid", .traps("no lid"))
    try book.answer(TinyWorkbook.kettle)

    #expect(book.run("report").code == 0)
    #expect(book.run("report", "--strict").code == 1)
    #expect(book.run("report", "1.2", "--strict").code == 0)
  }

  @Test func `the limit is the spec's`() throws {
    book.programs.set("it waits for the lid", .hangs)
    try book.answer(TinyWorkbook.kettle)

    #expect(book.run("report", "1.1", "--timeout", "3").out.contains(" hung             4/5 specs"))
    // With the others, alone for two seconds, and alone as long as it may take.
    #expect(book.clock.time.seconds() == 3 + 2 + 3)
  }

  @Test func `Ctrl-C stops it with the shell's code`() throws {
    try book.answer(TinyWorkbook.kettle)
    book.programs.interrupt(signal: 2)

    expect(book.run("report", "--output", "r.txt"), code: 130, error: "\nStopped.")
    #expect(!book.has("r.txt"))
  }

  @Test func `a format goes to standard output, and nothing else does`() throws {
    try book.answer(TinyWorkbook.kettle)

    let json = book.run("report", "--format", "json").out
    let report = try LearnerReport(json: Data(json.utf8), named: "out")
    #expect(report.exercises.map(\.standing) == [.solved, .notBegun, .notBegun])
  }

  @Test func `a file gets the report, and the terminal a summary`() throws {
    expect(
      book.run("report", "1.1", "--format", "json", "--output", "out/my report.json"),
      out: """
        The report is in out/my report.json

        ada, 2026-01-31 14:05 UTC

        not begun: 1.1

        0 passed, 0 failed, 1 skipped
        """)
    #expect(try book.text("out/my report.json").hasPrefix("{\n"))
  }
}
