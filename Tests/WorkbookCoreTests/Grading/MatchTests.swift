import Testing

@testable import WorkbookCore

@Suite struct MatchTests {
  private func outcomes(_ specs: KeyValuePairs<String, SpecOutcome>) -> SpecRunner.Outcomes {
    SpecRunner.Outcomes(
      results: specs.map { name, outcome in
        SpecResult(SpecName.sentence(name), outcome, id: "id of \(name)")
      },
      output: "", endedBadly: false)
  }

  @Test func `results come in the brief's order, from both frameworks`() {
    let results = Grader.match(
      ["it asks", "it answers", "keeps quiet"],
      with: [
        outcomes(["keeps quiet": .passed, "it asks": .failed]),
        outcomes(["Specs.testItAnswers": .skipped]),
      ])

    #expect(results.map(\.sentence) == ["it asks", "it answers", "keeps quiet"])
    #expect(results.map(\.outcome) == [.failed, .skipped, .passed])
    #expect(
      results.map(\.id) == ["it asks", "Specs.testItAnswers", "keeps quiet"].map { "id of \($0)" })
  }

  @Test func `a sentence without a spec is missing`() {
    let results = Grader.match(["it asks"], with: [outcomes([:])])
    #expect(results == [SpecResult("it asks", .missing)])
  }

  @Test func `a spec that the brief does not name comes last`() {
    let results = Grader.match(
      ["it asks"], with: [outcomes(["Specs.testItHides": .failed, "it asks": .passed])])
    #expect(results.map(\.sentence) == ["it asks", "it hides"])
    #expect(results.last?.outcome == .failed)
  }

  @Test func `two specs of one name are two results`() {
    let results = Grader.match(
      ["it asks"], with: [outcomes(["it asks": .passed]), outcomes(["X.testItAsks": .failed])])
    #expect(results.map(\.outcome) == [.passed, .failed])
  }

  @Test func `one spec does not serve two sentences`() {
    let results = Grader.match(["it asks", "It asks!"], with: [outcomes(["it asks": .passed])])
    #expect(results.map(\.outcome) == [.passed, .missing])
  }

  @Test func `the brief's code marks are not shown`() {
    #expect(Grader.match(["it asks `API`"], with: []).map(\.sentence) == ["it asks API"])
  }

  @Test(arguments: [("keeps callers", true), ("Keeps it", true), ("it keeps", false)])
  func `a guard says that it keeps something`(sentence: String, isGuard: Bool) {
    #expect(SpecResult(sentence, .passed).isGuard == isGuard)
  }
}
