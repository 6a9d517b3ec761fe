import Foundation
import WorkbookCore

/// One row of the class page.
struct ClassLearner: Equatable, Sendable {
  /// As it was given, without spaces at the ends.
  let name: String
  /// When the last report was made.
  let madeAt: Date
  /// Up to when the learner was at work, by the clock of their own copy.
  let workedUntil: Date
  /// By module, so that renumbering moves nothing.
  let standings: [String: ExerciseStanding]

  /// What is shown for a learner without a name.
  static let noName = "(no name)"

  var solved: Int { standings.values.filter { $0.standing == .solved }.count }

  /// Exercises begun and not solved.
  var begun: Int { standings.values.filter(\.isBegun).count }

  var hasHistory: Bool { standings.values.contains { $0.isBegun && $0.history != nil } }

  /// What the learner is at: begun, not solved, and tried last; without dates, the furthest.
  var current: ExerciseStanding? {
    standings.values.filter(\.isBegun).max { left, right in
      let earlier = left.history?.lastTriedAt ?? left.history?.since ?? .distantPast
      let later = right.history?.lastTriedAt ?? right.history?.since ?? .distantPast
      return earlier == later ? left.isBefore(right) : earlier < later
    }
  }

  /// `nil` unless the learner looks stuck at what they are at.
  var stuck: Stuck? {
    current.flatMap { Stuck(learner: name, $0, at: workedUntil) }
  }

  /// A learner for each name, in order; capitals and spaces around it make no other name. Each
  /// report without a name is a learner of its own.
  static func all(in reports: [LearnerReport]) -> [ClassLearner] {
    var byName = Dictionary(grouping: reports) { plain($0.learner).lowercased() }
    let nameless = byName.removeValue(forKey: "") ?? []
    let learners =
      byName.values.map { merged($0) }
      + nameless.enumerated().map { index, report in
        merged([report], as: nameless.count == 1 ? noName : "\(noName) \(index + 1)")
      }
    return learners.sorted { left, right in
      (left.name.lowercased(), left.name) < (right.name.lowercased(), right.name)
    }
  }

  private static func plain(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Merges exercise by exercise: the later report wins where it has a verdict.
  ///
  /// A matrix of CI jobs writes a report a stage. So “not begun”, or “not graded”, hides no verdict
  /// that another report has, though it be older. What is remembered is kept when the later report
  /// remembers nothing. The first report says how the name is written.
  static func merged(_ reports: [LearnerReport], as name: String? = nil) -> ClassLearner {
    var standings: [String: ExerciseStanding] = [:]
    let inOrder = reports.enumerated()
      .sorted { ($0.element.madeAt, $0.offset) < ($1.element.madeAt, $1.offset) }
    for (_, report) in inOrder {
      for var later in report.exercises {
        if let earlier = standings[later.module] {
          if later.weight < earlier.weight { continue }
          later.history = later.history ?? earlier.history
        }
        standings[later.module] = later
      }
    }
    let last = inOrder.last?.element.madeAt ?? .distantPast
    // A report that remembers nothing, for instance a CI job's, says nothing about time.
    let workedUntil = reports.filter { $0.exercises.contains { $0.history != nil } }
      .map { $0.workedUntil ?? $0.madeAt }.max()
    return ClassLearner(
      name: name ?? plain(inOrder.first?.element.learner ?? ""), madeAt: last,
      workedUntil: workedUntil ?? last, standings: standings)
  }
}

extension ExerciseStanding {
  /// Begun and not solved, for whatever reason.
  var isBegun: Bool { standing != .solved && standing != .notBegun }

  /// How much there is to the verdict.
  fileprivate var weight: Int {
    switch standing {
    case .notBegun: 0
    case .notGraded: 1
    case .solved, .red, .doesNotCompile, .crashed, .hung: 2
    }
  }
}

/// A learner who looks stuck: at an exercise that was begun and never solved, for long, after many
/// attempts, or with no hint left.
struct Stuck: Equatable, Sendable {
  enum Sign: String, Sendable {
    /// It took twice the brief's minutes, or longer.
    case time
    case attempts
    /// All hints were shown.
    case hints = "no hint left"
  }

  let learner: String
  let standing: ExerciseStanding
  let history: History
  /// Seconds from the beginning until the learner was last at work; `nil` when that is not known.
  let seconds: Double?
  /// What makes it look so; never empty.
  let signs: [Sign]

  /// So many attempts look like being stuck.
  static let manyAttempts = 5
  /// An exercise has so many hints.
  static let allHints = 3

  /// `nil` when nothing makes it look so.
  ///
  /// - Parameter moment: Until when the learner was at work, as their own copy knows. Both dates
  ///   are then from one computer, so a clock that is wrong by a day does no harm.
  init?(learner: String, _ standing: ExerciseStanding, at moment: Date) {
    guard standing.isBegun, let history = standing.history, history.solvedAt == nil else {
      return nil
    }
    self.learner = learner
    self.standing = standing
    self.history = history
    seconds = history.since.map { max(0, moment.timeIntervalSince($0)) }
    var signs: [Sign] = []
    if let seconds, seconds >= 2 * Double(max(standing.minutes, 1)) * 60 {
      signs.append(.time)
    }
    if history.attempts >= Self.manyAttempts { signs.append(.attempts) }
    if history.hints >= Self.allHints { signs.append(.hints) }
    guard !signs.isEmpty else { return nil }
    self.signs = signs
  }

  /// `time, attempts`.
  var words: String { signs.map(\.rawValue).joined(separator: ", ") }

  /// What being stuck means here.
  static let meaning =
    "Somebody looks stuck whose current exercise was begun and never solved, and who has had "
    + "twice the brief’s minutes or more, or made \(manyAttempts) "
    + "attempts or more, or seen all \(allHints) hints. The current exercise is the one that "
    + "was graded last. Time runs from the first attempt to the learner’s last report, or to the "
    + "last attempt where you graded a copy of theirs; breaks and nights included."
}
