import Testing

@testable import WorkbookCore
@testable import workbook

/// What a report says of specs that end in a way which is hard to bring about.
@Suite struct ReportScreenTests {
  private let book: TinyWorkbook
  private let session: Session

  init() throws {
    book = try TinyWorkbook()
    session = try Session(book.dependencies)
  }

  private func lines(
    _ verdict: Verdict, notes: [String] = [], _ specs: SpecResult...
  ) -> [String] {
    var report = GradeReport(
      exercise: session.workbook.syllabus.exercises[0], answers: "Exercises", isOwn: true)
    report.verdict = verdict
    report.notes = notes
    report.specs = specs
    return ReportScreen(report, session.facts(on: report), showsAll: true).lines
  }

  private func failed(_ sentence: String, _ failures: [(String, found: String)]) -> SpecResult {
    SpecResult(
      sentence, .failed,
      problems: failures.map { message, found in
        Problem(
          message, detail: "(\"\(found)\") is not equal to (\"cold\")",
          path: "\(book.root)/Specs.swift", line: 7)
      })
  }

  @Test func `a spec whose turn never came is no failure of its own`() {
    let lines = lines(
      .crashed, SpecResult("it boils", .crashed, crash: Crash(text: "no lid", place: nil)),
      SpecResult("it cools", .didNotRun))

    #expect(Array(lines[2...3]) == ["  CRASHED it boils", "  not run it cools"])
    #expect(lines.contains("  The program ended before this spec's turn came."))
  }

  @Test func `what differs with other values is listed, four at most`() {
    let failures = (0...6).map { ("It must cool.", found: "\($0) degrees") }

    let lines = lines(.red, failed("it cools", failures + [("It spills.", found: "wet")]))

    #expect(
      Array(lines[6...]) == [
        "  It must cool.",
        "", "  found:    0 degrees", "  expected: cold",
        "", "  Specs.swift:7",
        "", "  And with other values:",
        "  - found 1 degrees, expected cold", "  - found 2 degrees, expected cold",
        "  - found 3 degrees, expected cold", "  - found 4 degrees, expected cold",
        "  - and 2 more", "",
      ])
  }

  @Test func `a failure whose words were lost says where to look`() {
    #expect(
      lines(.red, failed("it boils", [])).contains(
        "  It failed. What it said is lost among all that was printed: add --verbose."))
  }

  @Test func `what does not fit in a line of that list stands under its text`() {
    let words = "a temperature that nobody could measure before, and that is not cold"

    let lines = lines(
      .red, failed("it cools", [("It must cool.", found: "hot"), ("It must cool.", found: words)]))

    #expect(
      lines.suffix(3) == [
        "  - found a temperature that nobody could measure before, and that is not cold,",
        "    expected cold", "",
      ])
  }

  @Test func `a changed world is told by a note, with the way back`() {
    let note = "`Meter.swift` was changed."
    let guarding = "keeps the outside world as it is"

    let failing = lines(
      .red, notes: [note], failed(guarding, [("It was changed.", found: "Meter.swift")]))
    #expect(failing.contains("Note: \(note)"))
    #expect(failing.contains("  It was changed."))

    let passing = lines(.solved, notes: [note], SpecResult(guarding, .passed))
    #expect(passing.contains("Note: \(note)"))
  }
}
