import Foundation
import Testing

@testable import WorkbookKit

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
    #expect(book.run("report", "1", "--output", "ada.xml").error == "")
    #expect(book.run("report", "1", "--output", "ada.md", "--format", "json").error == "")

    for name in ["ada.json", "ada.md"] {
      let data = Data(try book.text(name).utf8)
      #expect(try LearnerReport(json: data, named: name).learner == "ada")
    }
    #expect(try book.text("ada.xml").contains("<testsuites"))
  }

  @Test func `an ending that says nothing is asked about`() {
    let run = book.run("report", "--output", "ada.pdf")
    #expect(run.code == 64)
    #expect(run.error.hasPrefix("Which format shall ada.pdf have?\nAdd one: --format text, "))
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
    #expect(book.clock.time.seconds() < 5)
  }

  @Test func `Ctrl-C stops it with the shell's code`() throws {
    try book.answer(TinyWorkbook.kettle)
    book.programs.interrupt(signal: 2)

    expect(book.run("report", "--output", "r.txt"), code: 130, error: "\nStopped.")
    #expect(!book.has("r.txt"))
  }

  @Test func `a format goes to standard output, and nothing else does`() throws {
    try book.answer(TinyWorkbook.kettle)

    expect(
      book.run("report", "1.1", "--format", "github"),
      out: """
        ::notice title=Workbook::Every exercise is solved.
        1 passed, 0 failed
        """)
    let json = book.run("report", "--format", "json").out
    let report = try LearnerReport(json: Data(json.utf8), named: "out")
    #expect(report.exercises.map(\.standing) == [.solved, .notBegun, .notBegun])
  }

  @Test func `a file gets the report, and the terminal a summary`() throws {
    expect(
      book.run("report", "1.1", "--format", "markdown", "--output", "out/my report.md"),
      out: """
        The report is in out/my report.md

        ada, 2026-01-31 14:05 UTC

        not begun: 1.1

        0 passed, 0 failed, 1 skipped
        """)
    #expect(try book.text("out/my report.md").hasPrefix("# ada\n"))
  }
}

/// What stands in the way.
@Suite struct ReportErrorTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    try book.answer(TinyWorkbook.kettle)
  }

  @Test func `a folder is no file`() {
    expect(
      book.run("report", "--output", "Exercises"), code: 64,
      error: """
        Exercises is a folder.
        Name a file in it, after --output.
        """)
  }

  @Test(arguments: ["README.md/report.json", "locked/new/report.json"])
  func `where nothing can be written, nothing is graded`(path: String) throws {
    try book.write("mine", "locked/Notes.txt")
    book.files.isWritable = { !$0.hasSuffix("/locked") }
    book.programs.interrupt(signal: 2)

    expect(
      book.run("report", "--output", path), code: 2,
      error: """
        The report cannot be written to \(path).
        Name a file in a folder that you may write in, after --output.
        """)
  }

  @Test func `a disk that fills up is told`() {
    struct Full: Error {}
    book.files.write = { _, path in if path.hasSuffix("r.json") { throw Full() } }

    expect(
      book.run("report", "2.1", "--output", "r.json"), code: 2,
      error: """
        The report cannot be written to r.json.
        Name a file in a folder that you may write in, after --output.
        """)
  }

  @Test func `what a format needs is looked at before anything is graded`() {
    book.programs.interrupt(signal: 2)

    expect(
      book.run("report", "--format", "exercism"), code: 64,
      error: """
        Exercism's results.json is about one exercise, and this report is about 3.
        Name one: swift run workbook report 1.1 --format exercism
        """)
    expect(
      book.run("report", "--format", "classroom50"), code: 2,
      error: """
        The variable CLASSROOM is not set, and Classroom 50 needs it in the result.
        Its runner sets it. To try it by hand, set CLASSROOM, ASSIGNMENT, SUBMISSION_TAG and COMMIT_URL.
        """)
  }

  @Test func `a format that there is not`() {
    expect(
      book.run("report", "--format", "jsn"), code: 64,
      error: """
        There is no format `jsn`.
        Did you mean `json`?
        """)
  }
}

/// A job grades once, and publishes the report in several formats.
@Suite struct ReportFromTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    book.environment = ["USER": "ada"]
    try book.answer(TinyWorkbook.kettle)
    _ = book.run("report", "--format", "json", "--output", "ada.json")
    book.programs.interrupt(signal: 2)
  }

  @Test func `it is rendered without grading again`() {
    expect(
      book.run("report", "--from", "ada.json"),
      out: """
        ada, 2026-01-31 14:05 UTC

        passed 1.1  Kettle                 solved           5/5 specs
        not begun: 1.2
        not begun: 2.1

        1 passed, 0 failed, 2 skipped
        """)
  }

  @Test func `JSON from JSON is the same`() throws {
    _ = book.run("report", "--from", "ada.json", "--format", "json", "--output", "again.json")

    #expect(try book.text("again.json") == book.text("ada.json"))
  }

  @Test func `it can be strict, and be given another name`() throws {
    let red = try book.text("ada.json").replacing("\"solved\"", with: "\"red\"")
    try book.write(red, "red.json")

    #expect(book.run("report", "--from", "red.json").code == 0)
    #expect(book.run("report", "--from", "red.json", "--strict").code == 1)
    #expect(
      book.run("report", "--from", "red.json", "--learner", "Bo").out.hasPrefix("Bo, 2026-01-31"))
  }

  @Test(arguments: [
    (["--answers", "Solutions"], "--answers"), (["--timeout", "3"], "--timeout"),
  ])
  func `nothing is graded with it`(words: [String], extra: String) {
    expect(
      book.run(["report", "--from", "ada.json"] + words), code: 64,
      error: """
        With --from nothing is graded: the report in the file says what it is about.
        Leave out \(extra).
        """)
  }

  @Test func `one exercise can be taken out of it`() {
    let run = book.run("report", "1.2", "--from", "ada.json")
    #expect(run.out.contains(" 1.2 ") || run.out.contains("not begun: 1.2"))
    #expect(!run.out.contains("1.1"))
  }

  @Test func `what is read is not written over`() throws {
    let before = try book.text("ada.json")
    #expect(book.run("report", "--from", "ada.json", "--output", "ada.json").code == 64)
    #expect(try book.text("ada.json") == before)
  }

  @Test(arguments: ["gone.json", "Exercises"])
  func `a file that is not there`(path: String) {
    expect(
      book.run("report", "--from", path), code: 64,
      error: """
        There is no file \(path).
        Make one: swift run workbook report --format json --output \(path)
        """)
  }

  @Test func `a file that cannot be read`() {
    struct Locked: Error {}
    book.files.read = { path in
      if path.hasSuffix("ada.json") { throw Locked() }
      return try Files.live.read(path)
    }

    expect(
      book.run("report", "--from", "ada.json"), code: 2,
      error: """
        ada.json cannot be read.
        Check its permissions.
        """)
  }

  @Test func `a file that is no report`() {
    expect(
      book.run("report", "--from", "README.md"), code: 2,
      error: """
        README.md is no report of this workbook.
        Ask for: swift run workbook report --format json
        """)
  }
}
