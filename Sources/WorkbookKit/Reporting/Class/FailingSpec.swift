/// A spec that is not green for some learners who have begun its exercise, or an exercise that does
/// not compile for them.
public struct FailingSpec: Equatable, Sendable {
  /// `1.1`.
  public let number: String
  public let title: String
  public let sentence: String
  /// How many learners it fails for.
  public let learners: Int
  /// What becomes of it, and for how many; nothing when it does not compile.
  public let outcomes: [SpecStanding.Outcome: Int]
  /// What it says most often.
  public let message: String?
}

extension FailingSpec {
  /// Those that fail for most learners first; among equals, failures before what broke off, and
  /// then in teaching order.
  ///
  /// A spec that did not run says nothing about itself: another one crashed, or nothing compiled.
  static func all(of learners: [ClassLearner], in exercises: [ClassExercise]) -> [FailingSpec] {
    exercises.flatMap { exercise in
      all(of: learners.compactMap { $0.standings[exercise.module] }.filter(\.isBegun), in: exercise)
    }
    .enumerated()
    .sorted { left, right in
      let first = (right.element.learners, left.element.weight, left.offset)
      let second = (left.element.learners, right.element.weight, right.offset)
      return first < second
    }
    .map(\.element)
  }

  private static func all(
    of standings: [ExerciseStanding], in exercise: ClassExercise
  ) -> [FailingSpec] {
    var sentences: [String] = []
    var failing: [String: [SpecStanding]] = [:]
    for standing in standings {
      for spec in standing.telling {
        if failing[spec.sentence] == nil { sentences.append(spec.sentence) }
        failing[spec.sentence, default: []].append(spec)
      }
    }
    return notCompiling(standings, in: exercise)
      + sentences.map { FailingSpec($0, failing[$0] ?? [], in: exercise) }
  }

  private init(_ sentence: String, _ specs: [SpecStanding], in exercise: ClassExercise) {
    number = exercise.number
    title = exercise.title
    self.sentence = sentence
    learners = specs.count
    outcomes = specs.reduce(into: [:]) { $0[$1.outcome, default: 0] += 1 }
    message = Self.mostFrequent(specs.compactMap { $0.problems.first?.message })
  }

  private static func mostFrequent(_ messages: [String]) -> String? {
    messages.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// `5 failed, 1 crashed`.
  var outcomeWords: String {
    outcomes.isEmpty
      ? "\(learners) not compiled"
      : SpecStanding.Outcome.allCases
        .compactMap { kind in outcomes[kind].map { "\($0) \(kind.rawValue)" } }
        .joined(separator: ", ")
  }
}

// MARK: - What does not compile

extension FailingSpec {
  /// One row for all of them: none of the exercise's specs ran.
  private static func notCompiling(
    _ standings: [ExerciseStanding], in exercise: ClassExercise
  ) -> [FailingSpec] {
    let broken = standings.filter { $0.standing == .doesNotCompile }
    guard !broken.isEmpty else { return [] }
    return [
      FailingSpec(
        number: exercise.number, title: exercise.title,
        sentence: Standing.doesNotCompile.rawValue, learners: broken.count, outcomes: [:],
        message: mostFrequent(broken.compactMap { $0.errors.first?.message ?? $0.reason }))
    ]
  }

  /// What failed tells more about itself than what broke off.
  fileprivate var weight: Int { outcomes[.failed] == nil ? 1 : 0 }
}

extension ExerciseStanding {
  /// The specs that tell something about themselves.
  ///
  /// What breaks off takes others with it: of those that crashed or hung, only the first counts.
  fileprivate var telling: [SpecStanding] {
    if let first = firstFailing, first.outcome.brokeOff { return [first] }
    return specs.filter { $0.outcome != .passed && $0.outcome != .didNotRun }
  }
}
