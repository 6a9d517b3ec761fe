import WorkbookCore

/// One learner's standing with one exercise, as a page shows it: with a sign and with words, never
/// by colour alone.
struct ClassCell {
  /// One or two letters.
  let sign: String
  /// What stands below the sign.
  let caption: String
  /// The page's style for it.
  let kind: String
  /// What a column is sorted by: the better, the higher.
  let rank: Int
  /// `red, 3 of 12 specs pass`.
  let words: String
  /// The sentence of the spec to look at first.
  var spec: String?
  var isStuck = false

  /// - Parameter verdict: `nil` when no report of the learner mentions the exercise.
  init(_ verdict: Verdict?, passed: Int, of specs: Int) {
    (sign, caption, kind, rank) =
      switch verdict {
      case nil: ("–", "", "none", 0)
      case .notBegun: ("·", "", "none", 1)
      case .notGraded: ("?", "", "grade", 2)
      case .hung: ("…", "hang", "hang", 3)
      case .crashed: ("!", "crash", "crash", 4)
      case .doesNotCompile: ("{}", "build", "build", 5)
      case .red: ("✗", "\(passed)/\(specs)", "red", 100 + passed)
      case .solved: ("✓", "", "solved", 1_000_000)
      }
    words =
      verdict == .red
      ? "red, \(passed) of \(specs) specs pass" : verdict?.rawValue ?? "no report"
  }

  init(_ standing: ExerciseStanding?) {
    self.init(
      standing?.standing, passed: standing?.passed ?? 0, of: standing?.specs.count ?? 0)
    spec = standing?.firstFailing?.sentence
  }

  init(_ learner: ClassLearner, _ exercise: ClassExercise) {
    let standing = learner.standings[exercise.latest.module]
    self.init(standing)
    isStuck = standing.flatMap { Stuck(learner: learner.name, $0, at: learner.workedUntil) } != nil
  }

  /// `red, 3 of 12 specs pass: “it stops”`.
  var wordsWithSpec: String { words + (spec.map { ": “\($0.cut(to: 100))”" } ?? "") }

  /// A cell for each verdict, and what it means.
  static let legend = (Verdict.allCases + [nil]).map { verdict in
    let cell = ClassCell(verdict, passed: 3, of: 12)
    return (cell: cell, meaning: verdict == .red ? "red: 3 of 12 specs pass" : cell.words)
  }
}
