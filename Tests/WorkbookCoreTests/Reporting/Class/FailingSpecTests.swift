import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct FailingSpecTests {
  @Test func `what fails for most comes first, and equals in teaching order`() {
    let found = failing([
      [("it boils", .failed), ("it stops", .failed), ("it sings", .failed)],
      [("it boils", .passed), ("it stops", .passed), ("it sings", .failed)],
    ])

    #expect(found.map(\.sentence) == ["it sings", "it boils", "it stops"])
    #expect(found.map(\.learners) == [2, 1, 1])
  }

  @Test func `among equals, what failed comes before what broke off`() {
    let found = failing([[("it boils", .crashed)], [("it stops", .failed)]])

    #expect(found.map(\.sentence) == ["it stops", "it boils"])
  }

  @Test func `what breaks off fills one row only`() {
    let found = failing(
      [
        [("it boils", .failed), ("it stops", .hung), ("it sings", .hung), ("it glows", .missing)]
      ], .hung)

    #expect(found.map(\.sentence) == ["it stops"])
    #expect(found.map(\.outcomeWords) == ["1 hung"])
  }

  @Test func `an exercise that does not compile has one row, with the error that most see`() {
    let errors = ["no such type", "no such call", "no such call"]
    let reports = errors.enumerated().map { index, error in
      var standing = ClassRoom.standing(
        .doesNotCompile, specs: [ClassRoom.spec("it boils", .didNotRun)])
      standing.errors = [Problem(error), Problem("no such luck")]
      return ClassRoom.report("\(index)", standing)
    }
    let found = ClassReport(reports: reports).failingSpecs

    #expect(found.map(\.sentence) == ["does not compile"])
    #expect(found.map(\.message) == ["no such call"])
    #expect(found.map(\.outcomeWords) == ["3 not compiled"])
  }

  @Test func `the ways to fail are counted`() {
    let found = failing([
      [("it boils", .failed)], [("it boils", .crashed)], [("it boils", .failed)],
    ])

    #expect(found.map(\.outcomeWords) == ["2 failed, 1 crashed"])
  }

  @Test func `a spec that did not run says nothing about itself`() {
    #expect(failing([[("it boils", .didNotRun), ("it stops", .passed)]]).isEmpty)
  }

  @Test(arguments: [Verdict.solved, .notBegun])
  func `only exercises begun count`(standing: Verdict) {
    let specs = [ClassRoom.spec("it boils", .failed)]
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", ClassRoom.standing(standing, specs: specs))
    ])

    #expect(report.failingSpecs.isEmpty)
  }

  @Test func `the message that most learners see is shown`() {
    let reports = ["Cold.", "Wet.", "Cold."].enumerated().map { index, message in
      ClassRoom.report(
        "\(index)",
        ClassRoom.standing(.red, specs: [ClassRoom.spec("it boils", .failed, message)]))
    }

    #expect(ClassReport(reports: reports).failingSpecs.map(\.message) == ["Cold."])
  }

  private func failing(
    _ learners: [[(String, SpecOutcome)]], _ standing: Verdict = .red
  ) -> [FailingSpec] {
    let reports = learners.enumerated().map { index, specs in
      ClassRoom.report(
        "\(index)", ClassRoom.standing(standing, specs: specs.map { ClassRoom.spec($0, $1) }))
    }
    return ClassReport(reports: reports).failingSpecs
  }
}
