/// One learner and one exercise, as a page shows it: with a sign and with words, never by colour
/// alone.
struct ClassCell {
  /// `nil` when no report of the learner mentions the exercise.
  let standing: ExerciseStanding?
  let isStuck: Bool

  init(_ learner: ClassLearner, _ exercise: ClassExercise) {
    standing = learner.standings[exercise.module]
    isStuck = standing.flatMap { Stuck(learner: learner.name, $0, at: learner.workedUntil) } != nil
  }

  /// A sign of one or two letters.
  var sign: String { Self.sign(standing?.standing) }

  static func sign(_ standing: Standing?) -> String {
    switch standing {
    case .solved: "✓"
    case .red: "✗"
    case .doesNotCompile: "{}"
    case .crashed: "!"
    case .hung: "…"
    case .notGraded: "?"
    case .notBegun: "·"
    case nil: "–"
    }
  }

  /// What stands below the sign.
  var caption: String {
    switch standing?.standing {
    case .red: standing.map { "\($0.passed)/\($0.specs.count)" } ?? ""
    case let other: Self.caption(other)
    }
  }

  static func caption(_ standing: Standing?) -> String {
    switch standing {
    case .solved, .notGraded, .notBegun, nil: ""
    case .red: "3/12"
    case .doesNotCompile: "build"
    case .crashed: "crash"
    case .hung: "hang"
    }
  }

  /// The whole of it: `red, 3 of 12 specs pass`.
  var words: String { standing.map(Self.words(of:)) ?? "no report" }

  /// The same with the spec to look at first: `red, 3 of 12 specs pass: “it stops”`.
  var wordsWithSpec: String {
    guard let spec = standing?.firstFailing else { return words }
    return "\(words): “\(spec.sentence.cut(to: 100))”"
  }

  static func words(of standing: ExerciseStanding) -> String {
    standing.standing == .red
      ? "red, \(standing.passed) of \(standing.specs.count) specs pass"
      : standing.standing.rawValue
  }

  /// The better, the higher: what a column is sorted by.
  var rank: Int {
    switch standing?.standing {
    case nil: 0
    case .notBegun: 1
    case .notGraded: 2
    case .hung: 3
    case .crashed: 4
    case .doesNotCompile: 5
    case .red: 100 + (standing?.passed ?? 0)
    case .solved: 1_000_000
    }
  }
}
