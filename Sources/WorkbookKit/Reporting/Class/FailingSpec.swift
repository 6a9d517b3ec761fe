/// A spec that is not green for some learners who have begun its exercise.
public struct FailingSpec: Equatable, Sendable {
  /// `1.1`.
  public let number: String
  public let title: String
  public let sentence: String
  /// How many learners it fails for.
  public let learners: Int
  /// What becomes of it, and for how many.
  public let outcomes: [SpecStanding.Outcome: Int]
  /// What it says most often.
  public let message: String?
}

extension FailingSpec {
  /// Those that fail for most learners first; among equals, in teaching order.
  ///
  /// A spec that did not run says nothing about itself: another one crashed, or nothing compiled.
  static func all(of learners: [ClassLearner], in exercises: [ClassExercise]) -> [FailingSpec] {
    exercises.flatMap { exercise in
      all(of: learners.compactMap { $0.standings[exercise.module] }.filter(\.isBegun), in: exercise)
    }
    .enumerated()
    .sorted { ($1.element.learners, $0.offset) < ($0.element.learners, $1.offset) }
    .map(\.element)
  }

  private static func all(
    of standings: [ExerciseStanding], in exercise: ClassExercise
  ) -> [FailingSpec] {
    var sentences: [String] = []
    var failing: [String: [SpecStanding]] = [:]
    for standing in standings {
      for spec in standing.specs where spec.outcome != .passed && spec.outcome != .didNotRun {
        if failing[spec.sentence] == nil { sentences.append(spec.sentence) }
        failing[spec.sentence, default: []].append(spec)
      }
    }
    return sentences.map { FailingSpec($0, failing[$0] ?? [], in: exercise) }
  }

  private init(_ sentence: String, _ specs: [SpecStanding], in exercise: ClassExercise) {
    number = exercise.number
    title = exercise.title
    self.sentence = sentence
    learners = specs.count
    outcomes = specs.reduce(into: [:]) { $0[$1.outcome, default: 0] += 1 }
    let messages = specs.compactMap { $0.problems.first?.message }
      .reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    message = messages.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// `5 failed, 1 crashed`.
  var outcomeWords: String {
    SpecStanding.Outcome.allCases
      .compactMap { kind in outcomes[kind].map { "\($0) \(kind.rawValue)" } }
      .joined(separator: ", ")
  }
}
