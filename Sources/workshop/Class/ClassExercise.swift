import Foundation
import WorkbookCore

/// One column of the class page: an exercise, and how the class stands with it.
struct ClassExercise: Equatable, Sendable {
  /// One learner's standing, from the last report that mentions the exercise: its number and title.
  let latest: ExerciseStanding
  /// Learners by standing. Those whose reports do not mention the exercise are in none.
  let standings: [Verdict: Int]
  /// The median of the minutes that those who solved it took; `nil` when that is not known.
  let medianMinutes: Double?
  /// Hints shown, to all learners together.
  let hints: Int
  /// Learners who were shown one at least.
  let learnersWithHints: Int
}

extension ClassExercise {
  var solved: Int { standings[.solved] ?? 0 }
  var notBegun: Int { standings[.notBegun] ?? 0 }
  /// Begun and not solved.
  var begun: Int { standings.values.reduce(0, +) - solved - notBegun }

  /// `3 (1 learner)`: hints shown, and to how many.
  var hintsWords: String {
    hints == 0 ? "0" : "\(hints) (\(Count.of(learnersWithHints, "learner")))"
  }

  /// `1.1 Inherited object`.
  var name: String {
    [latest.number, latest.title].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The exercises that occur, each as the last report calls it.
  static func all(of learners: [ClassLearner]) -> [ClassExercise] {
    let standings = learners.sorted { $0.madeAt < $1.madeAt }.flatMap(\.standings.values)
    return Dictionary(grouping: standings, by: \.module).values
      .map { ClassExercise($0) }.sorted { $0.latest.isBefore($1.latest) }
  }

  private init(_ all: [ExerciseStanding]) {
    latest = all[all.count - 1]
    standings = all.reduce(into: [:]) { $0[$1.standing, default: 0] += 1 }
    medianMinutes = Self.median(
      all.filter { $0.standing == .solved }.compactMap { $0.history?.secondsToSolve }
    ).map { $0 / 60 }
    let shown = all.compactMap { $0.history?.hints }
    hints = shown.reduce(0, +)
    learnersWithHints = shown.filter { $0 > 0 }.count
  }

  private static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

extension ExerciseStanding {
  /// Whether it comes first in the syllabus, by the number alone: 1.10 comes behind 1.9.
  func isBefore(_ other: ExerciseStanding) -> Bool {
    "\(number) \(module)".compare("\(other.number) \(other.module)", options: .numeric)
      == .orderedAscending
  }
}

/// A spec that is not green for some learners who have begun its exercise, or an exercise that does
/// not compile for them.
struct FailingSpec: Equatable, Sendable {
  /// `1.1 Inherited object`.
  let exercise: String
  let sentence: String
  /// How many learners it fails for.
  let learners: Int
  /// What becomes of it, and for how many; nothing when it does not compile.
  let outcomes: [SpecOutcome: Int]
  /// What it says most often.
  let message: String?
}

extension FailingSpec {
  /// Those that fail for most learners first; among equals, failures before what broke off, and
  /// then in teaching order.
  ///
  /// A spec that did not run says nothing about itself: another one crashed, or nothing compiled.
  static func all(of learners: [ClassLearner], in exercises: [ClassExercise]) -> [FailingSpec] {
    exercises.flatMap { exercise in
      let standings = learners.compactMap { $0.standings[exercise.latest.module] }
      return all(of: standings.filter(\.isBegun), in: exercise)
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
    var found: [FailingSpec] = []
    // One row for all whose answer does not compile: none of the exercise's specs ran.
    let broken = standings.filter { $0.standing == .doesNotCompile }
    if !broken.isEmpty {
      found.append(
        FailingSpec(
          exercise: exercise.name, sentence: Verdict.doesNotCompile.rawValue,
          learners: broken.count, outcomes: [:],
          message: mostFrequent(broken.compactMap { $0.errors.first?.message ?? $0.reason })))
    }
    let specs = standings.flatMap(\.telling)
    let bySentence = Dictionary(grouping: specs, by: \.sentence)
    var seen: Set<String> = []
    for sentence in specs.map(\.sentence) where seen.insert(sentence).inserted {
      let failing = bySentence[sentence] ?? []
      found.append(
        FailingSpec(
          exercise: exercise.name, sentence: sentence, learners: failing.count,
          outcomes: failing.reduce(into: [:]) { $0[$1.outcome, default: 0] += 1 },
          message: mostFrequent(failing.compactMap { $0.problems.first?.message })))
    }
    return found
  }

  private static func mostFrequent(_ messages: [String]) -> String? {
    messages.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// `5 failed, 1 crashed`.
  var outcomeWords: String {
    outcomes.isEmpty
      ? "\(learners) not compiled"
      : SpecOutcome.allCases
        .compactMap { kind in outcomes[kind].map { "\($0) \(kind.rawValue)" } }
        .joined(separator: ", ")
  }

  /// What failed tells more about itself than what broke off.
  fileprivate var weight: Int { outcomes[.failed] == nil ? 1 : 0 }
}

extension ExerciseStanding {
  /// The specs that tell something about themselves.
  ///
  /// What breaks off takes others with it: of those that crashed or hung, only the first counts.
  fileprivate var telling: [SpecResult] {
    if let first = firstFailing, first.outcome.brokeOff { return [first] }
    return specs.filter { $0.outcome != .passed && $0.outcome != .didNotRun }
  }
}
