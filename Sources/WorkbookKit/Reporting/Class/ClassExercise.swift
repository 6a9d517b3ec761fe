/// One column of the class page: an exercise, and how the class stands with it.
public struct ClassExercise: Equatable, Sendable {
  /// `1.1`.
  public let number: String
  public let module: String
  public let title: String
  /// The brief's minutes.
  public let minutes: Int
  /// Learners by standing. Those whose reports do not mention the exercise are in none.
  public let standings: [Standing: Int]
  /// The median of the minutes that those who solved it took; `nil` when nothing tells.
  public let medianMinutes: Double?
  /// Hints shown, to all learners together.
  public let hints: Int
  /// Learners who were shown one at least.
  public let learnersWithHints: Int
}

extension ClassExercise {
  public var solved: Int { standings[.solved] ?? 0 }
  public var notBegun: Int { standings[.notBegun] ?? 0 }
  /// Begun and not solved.
  public var begun: Int { standings.values.reduce(0, +) - solved - notBegun }

  /// `3 (1 learner)`: hints shown, and to how many.
  var hintsWords: String {
    hints == 0 ? "0" : "\(hints) (\(Count.of(learnersWithHints, "learner")))"
  }

  /// `1.1 Inherited object`.
  var name: String { [number, title].filter { !$0.isEmpty }.joined(separator: " ") }

  var place: SyllabusPlace { SyllabusPlace(number: number, module: module) }

  /// The exercises that occur, each as the last report calls it.
  static func all(of learners: [ClassLearner]) -> [ClassExercise] {
    var byModule: [String: [ExerciseStanding]] = [:]
    for learner in learners.sorted(by: { $0.madeAt < $1.madeAt }) {
      for (module, standing) in learner.standings {
        byModule[module, default: []].append(standing)
      }
    }
    return byModule.values.map { ClassExercise($0) }.sorted { $0.place < $1.place }
  }

  private init(_ all: [ExerciseStanding]) {
    let last = all[all.count - 1]
    number = last.number
    module = last.module
    title = last.title
    minutes = last.minutes
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
