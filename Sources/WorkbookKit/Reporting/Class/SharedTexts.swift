/// One copy of each text that many values hold.
///
/// The reports of a class tell of the same specs in the same sentences: read one by one, each would
/// bring copies of its own, and they are most of what a big class takes in memory.
struct SharedTexts: Sendable {
  private var texts: Set<String> = []

  /// How many different texts there are.
  var count: Int { texts.count }

  /// The same text, in the copy that came first.
  mutating func shared(_ text: String) -> String {
    texts.insert(text).memberAfterInsert
  }

  /// The same report, with the texts of its specs shared.
  mutating func shared(_ report: LearnerReport) -> LearnerReport {
    var report = report
    for exercise in report.exercises.indices {
      report.exercises[exercise].specs = report.exercises[exercise].specs.map { shared($0) }
    }
    return report
  }

  private mutating func shared(_ spec: SpecStanding) -> SpecStanding {
    SpecStanding(
      shared(spec.sentence), spec.outcome, isGuard: spec.isGuard,
      problems: spec.problems.map { shared($0) })
  }

  private mutating func shared(_ problem: Problem) -> Problem {
    Problem(
      shared(problem.message), detail: problem.detail.map { shared($0) },
      path: problem.path.map { shared($0) }, line: problem.line)
  }
}
