import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ObstacleTests {
  private let plain = SpecResult("it boils", .failed, problems: [Problem("Cold.")])
  private let kept = SpecResult(
    "keeps the lid", .failed, problems: [Problem("Lost.")])
  private let world = SpecResult(
    "keeps the outside world as it is", .failed, problems: [Problem("Changed.")])
  private let hung = SpecResult("it stops", .hung, problems: [Problem("Stopped.")])
  private let green = SpecResult("it is a kettle", .passed)

  @Test func `the first that fails stands in the way`() {
    #expect(obstacle(.red, [green, plain]) == "it boils")
  }

  @Test func `what worked before goes first`() {
    #expect(obstacle(.red, [green, plain, kept]) == "keeps the lid")
  }

  @Test func `a changed world explains the others`() {
    #expect(
      obstacle(.red, [plain, kept, world], notes: ["`World.swift` was changed."])
        == "keeps the outside world as it is")
    #expect(obstacle(.red, [plain, kept, world]) == "keeps the lid")
  }

  @Test func `what broke off goes before all`() {
    #expect(obstacle(.hung, [plain, kept, world, hung], notes: ["Changed."]) == "it stops")
  }

  @Test(arguments: [Verdict.solved, .notBegun])
  func `where nothing is wrong, nothing stands in the way`(standing: Verdict) {
    #expect(obstacle(standing, [green]) == nil)
  }

  @Test func `what does not compile has the compiler's words`() {
    #expect(ExerciseStanding.notCompiling.obstacle == "Exercises/A.swift:3: no such type")
    #expect(ExerciseStanding.notCompiling.firstFailing == nil)
    #expect(ExerciseStanding.notCompiling.firstProblem?.problem.message == "no such type")
  }

  @Test func `a report names the same spec`() throws {
    let standing = ExerciseStanding(.hiddenInputs, .red, specs: [green, plain, kept])
    let first = try #require(standing.firstProblem)

    #expect(first.spec == "keeps the lid")
    #expect(first.problem.message == "Lost.")
  }

  private func obstacle(
    _ standing: Verdict, _ specs: [SpecResult], notes: [String] = []
  ) -> String? {
    ExerciseStanding(.hiddenInputs, standing, specs: specs, notes: notes).obstacle
  }
}
