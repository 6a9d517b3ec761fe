import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct TextReportTests {
  @Test func `a line each, and what is not begun in a line for its stage`() {
    #expect(
      TextReport(.mixed).text == """
        Ada, 2026-01-31 14:05 UTC

        passed 1.1  Inherited object       solved           2/2 specs   1 hint  10 min
        FAILED 1.2  Hidden inputs          red              1/2 specs
        not begun: 2.1

        1 passed, 1 failed, 1 skipped

        """)
  }

  @Test func `on a screen signs stand for words`() {
    let lines = TextReport(.mixed, hasSigns: true).lines

    #expect(lines[2].hasPrefix("✓ 1.1  Inherited object "))
    #expect(lines[3].hasPrefix("✗ 1.2  Hidden inputs "))
    #expect(lines[4] == "· not begun: 2.1")
  }

  @Test(arguments: [Verdict.doesNotCompile, .crashed, .hung, .notGraded])
  func `each way to fail has its word`(standing: Verdict) {
    let lines = TextReport(.example(ExerciseStanding(.firstCut, standing))).lines

    #expect(lines[2].contains(" \(standing.rawValue) "))
    #expect(lines.last == "0 passed, 1 failed")
  }

  @Test func `stages of one folder stand in one line`() {
    let all = [Exercise.inheritedObject, .hiddenInputs, .firstCut].map {
      ExerciseStanding($0, .notBegun)
    }

    #expect(
      TextReport(LearnerReport(learner: "Ada", madeAt: LearnerReport.date, exercises: all)).lines
        .dropFirst(2) == [
          "not begun: 1.1 1.2", "not begun: 2.1", "", "0 passed, 0 failed, 3 skipped",
        ]
    )
  }

  @Test func `a report on nothing says so`() {
    #expect(
      TextReport(.example()).lines == ["Ada, 2026-01-31 14:05 UTC", "", "0 passed, 0 failed"])
  }

  @Test(arguments: hostileTexts)
  func `no line is wider than 80 columns, nor holds what a terminal obeys`(text: String) {
    let lines = TextReport(.example(.hostile(text), learner: text)).lines

    #expect(lines.count == 5)
    for line in lines {
      #expect(line.count <= 80)
      #expect(line == line.printable)
    }
  }
}
