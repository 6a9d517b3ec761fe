import Testing

@testable import WorkbookCore

@Suite struct MilestoneResultTests {
  private static let milestones = [
    Milestone(number: 1, title: "it opens", minutes: nil, specs: ["it `asks`", "it opens"]),
    Milestone(number: 2, title: "it closes", minutes: nil, specs: ["it closes"]),
  ]

  /// A report on the two milestones and a guard.
  private func report(
    _ outcomes: [SpecOutcome], verdict: Verdict = .red, keeps: SpecOutcome = .passed
  ) -> GradeReport {
    let sentences = ["it asks", "it opens", "it closes", "keeps quiet"]
    var report = GradeReport(exercise: .inheritedObject, answers: "Exercises", isOwn: true)
    report.verdict = verdict
    report.specs = zip(sentences, outcomes + [keeps]).map {
      SpecResult($0, $1, id: $0)
    }
    report.milestones = Self.milestones
    return report
  }

  private static let others: [SpecOutcome] = [
    .failed, .crashed, .hung, .skipped, .didNotRun, .missing,
  ]

  @Test func `it has its own specs, whatever their back-ticks`() {
    let results = report([.passed, .passed, .failed]).milestoneResults
    #expect(results.map { $0.specs.map(\.sentence) } == [["it asks", "it opens"], ["it closes"]])
  }

  @Test func `it is reached when all its specs passed`() {
    #expect(
      report([.passed, .passed, .failed]).milestoneResults.map(\.isReached) == [true, false])
  }

  @Test(arguments: others)
  func `it is not reached while one of its specs did not pass`(outcome: SpecOutcome) {
    let result = report([.passed, outcome, .failed]).milestoneResults[0]
    #expect(!result.isReached)
    #expect(result.passed == 1)
    #expect(result.isBegun)
  }

  @Test(arguments: others)
  func `none is reached while a guard did not pass`(outcome: SpecOutcome) {
    let results = report([.passed, .passed, .passed], keeps: outcome).milestoneResults
    #expect(results.map(\.isReached) == [false, false])
    #expect(results.map(\.passed) == [2, 1])
  }

  @Test func `a second spec of the same name counts, too`() {
    var report = report([.passed, .passed, .passed])
    report.specs.append(SpecResult("it opens", .failed, id: "twin"))
    #expect(report.milestoneResults.map(\.isReached) == [false, true])
  }

  @Test func `none is reached in what was not graded`() {
    let report = report([.passed, .passed, .passed], verdict: .notGraded)
    #expect(report.milestoneResults.map(\.isReached) == [false, false])
  }

  @Test func `one without specs is never reached`() {
    var report = report([.passed, .passed, .passed])
    report.milestones = [Milestone(number: 1, title: "nothing", minutes: nil, specs: [])]
    #expect(report.milestoneResults.map(\.isReached) == [false])
  }

  @Test func `it is not begun while all its specs fail`() {
    let results = report([.failed, .failed, .didNotRun]).milestoneResults
    #expect(results.map(\.isBegun) == [false, true])
  }

  @Test func `where nothing could be run there are none`() {
    var report = report([])
    report.specs = []
    #expect(report.milestoneResults == [])
  }

  @Test func `the guards and specs that the brief does not name stand outside`() {
    var report = report([.passed, .passed, .passed])
    report.specs.append(SpecResult("it sings", .passed, id: "x"))
    #expect(report.specsOutsideMilestones.map(\.sentence) == ["keeps quiet", "it sings"])
  }
}
