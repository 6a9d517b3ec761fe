import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct CountedSpecTests {
  private func kinds(_ standing: ExerciseStanding) -> [CountedSpec.Kind] {
    standing.countedSpecs.map(\.kind)
  }

  @Test func `specs count as what became of them`() {
    #expect(kinds(.solved) == [.passed, .passed])
    #expect(kinds(.red()) == [.failed, .passed])
  }

  @Test func `what could not be judged is an error, and never left out`() {
    #expect(kinds(.broken) == [.passed, .error, .error, .error, .error, .error])
  }

  @Test func `specs of an exercise that is not begun are skipped`() {
    #expect(kinds(.notBegun) == [.skipped, .skipped])
  }

  @Test func `the compiler's first error stands at the first spec`() {
    let specs = ExerciseStanding.notCompiling.countedSpecs

    #expect(specs.map(\.kind) == [.error, .error])
    #expect(specs[0].problems == [ExerciseStanding.notCompiling.errors[0]])
    #expect(specs[1].problems.map(\.message) == ["It did not run: the exercise does not compile."])
  }

  @Test func `specs that passed count for nothing where no verdict was reached`() {
    var standing = ExerciseStanding.solved
    (standing.standing, standing.reason) = (.notGraded, "The program reported a failure.")

    #expect(kinds(standing) == [.error, .error])
    #expect(
      standing.countedSpecs[0].problems.map(\.message) == ["The program reported a failure."])
  }

  @Test(arguments: Verdict.allCases)
  func `an exercise without specs still has a row, and it is no pass`(standing: Verdict) {
    let rows = ExerciseStanding(.firstCut, standing).countedSpecs

    #expect(rows.map(\.kind) == [standing == .notBegun ? .skipped : .error])
    #expect(rows.map(\.name) == ["First cut"])
    #expect(rows.allSatisfy { !$0.problems.isEmpty })
  }

  @Test(arguments: [Verdict.red, .crashed, .hung])
  func `a verdict that no spec explains gets a row of its own`(verdict: Verdict) {
    var standing = ExerciseStanding.solved
    standing.standing = verdict

    #expect(kinds(standing) == [.passed, .passed, .error])
  }

  @Test(arguments: SpecOutcome.allCases)
  func `whatever did not pass says why`(outcome: SpecOutcome) {
    let standing = ExerciseStanding(.firstCut, .red, specs: [SpecResult("it cuts", outcome)])

    for row in standing.countedSpecs where row.kind != .passed {
      #expect(row.problems.contains { $0.message.count > 20 })
    }
    #expect(standing.countedSpecs.contains { $0.kind != .passed })
  }

  @Test func `line 0 is no line`() {
    #expect(Problem("no", path: "A.swift", line: 0).place == "A.swift")
    #expect(Problem("no", path: "A.swift", line: 4).place == "A.swift:4")
    #expect(Problem("no", line: 4).place == nil)
  }
}
