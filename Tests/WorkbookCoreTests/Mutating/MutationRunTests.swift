import Foundation
import Testing

@testable import WorkbookCore
@testable import author

// Real mutants of a real answer, graded with the real compiler.
@Suite struct MutationRunTests {
  private let fixture: FixtureWorkbook

  init() throws {
    fixture = try FixtureWorkbook()
    try write(Self.answer, "Solutions/01-fixtures/01-subject/Answer.swift")
  }

  /// No spec looks at what is noted.
  private static let answer = """
    func answer(to question: String) -> Int {
      var notes: [String] = []
      notes.insert(question, at: 0)
      return 40 + 2
    }

    """

  private let noted = [
    "`Answer.swift`, dropped statement: `notes.insert(question, at: 0)` → nothing",
    "`Answer.swift`, doubled statement: `notes.insert(question, at: 0)` → "
      + "`notes.insert(question, at: 0); notes.insert(question, at: 0)`",
  ]

  private func write(_ text: String, _ path: String) throws {
    try fixture.files.write(Data(text.utf8), "\(fixture.workbook.root)/\(path)")
  }

  private func explain(_ titles: String...) throws {
    try write(
      titles.map { "- \($0)\n  Nobody reads the notes.\n" }.joined(),
      "Tests/Answers/01-fixtures/01-subject/equivalent.md")
  }

  private func run(limit: Int? = nil) throws -> MutationResult {
    let run = MutationRun(
      exercise: try fixture.workbook.syllabus.findOne("1.1"),
      grader: AuthorGrader(
        1, in: fixture.workbook.with(processes: FixtureWorkbook.programs, time: .live),
        moduleCache: fixture.grader().moduleCache))
    return try run.run(limit: limit, onStep: { _ in })
  }

  @Test func `a fault that a spec notices is killed, and one that none notices survives`() throws {
    let result = try run()

    #expect(result.survivors.map(\.mutant.title) == noted)
    #expect(result.survivors.first?.mutant.line == 3)
    let fates = Dictionary(
      uniqueKeysWithValues: result.graded.map { ($0.mutant.title, $0.fate) })
    let first = MutationResult.Fate.killed(by: "it answers the first question")
    #expect(
      fates["`Answer.swift`, changed arithmetic: `return 40 + 2` → `return 40 - 2`"] == first)
    #expect(
      fates["`Answer.swift`, returned a constant: `return 40 + 2` → `return 0`"] == first)
    #expect(result.compiled == result.killed + 2)
    #expect(result.didNotCompile > 0)
    #expect(result.faults == [])
    #expect(!result.passed)

    try explain(noted[0], noted[1])
    let explained = try run()
    #expect(explained.explained == 2)
    #expect(explained.survivors == [])
    #expect(explained.killed == result.killed)
    #expect(explained.passed)

    let title = "`Answer.swift`, changed arithmetic: `return 40 + 2` → `return 40 - 2`"
    try explain(title)
    #expect(
      try run().faults == [
        "equivalent.md explains what “it answers the first question” kills: \(title)"
      ])
  }

  @Test func `an explanation of what does not compile is a fault`() {
    let mutant = Mutants.mutants(of: "Till.swift", "f(1)", given: "")[0]
    let graded = MutationResult.Graded(mutant: mutant, fate: .didNotCompile, isExplained: true)

    #expect(graded.fault == "equivalent.md explains what does not compile: \(mutant.title)")
  }

  @Test func `an explanation of a mutant that is gone is a fault, in a small run too`() throws {
    try explain("`Answer.swift`, dropped statement: `wait()` → nothing")
    let result = try run(limit: 2)

    #expect(result.graded.count == 2)
    #expect(
      result.faults == [
        "equivalent.md explains no mutant that there is: "
          + "`Answer.swift`, dropped statement: `wait()` → nothing"
      ])
    #expect(!result.passed)
  }

  @Test func `when our answer is not solved, no mutant is graded`() throws {
    try write(
      "func answer(to question: String) -> Int { 40 + 1 }\n",
      "Solutions/01-fixtures/01-subject/Answer.swift")
    let result = try run()

    #expect(result.graded == [])
    #expect(result.faults.count == 1)
    #expect(result.faults.first?.hasPrefix("Not solved: our answer: red: ") == true)
    #expect(!result.passed)
  }

  @Test func `without a mutant that compiles nothing is known, and that is a fault`() throws {
    try write(
      try fixture.files.text("\(fixture.folder("1.1"))/Answer.swift"),
      "Solutions/01-fixtures/01-subject/Answer.swift")

    #expect(
      try run().faults == ["No mutant compiles, so nothing is known of the specs."])
  }
}
