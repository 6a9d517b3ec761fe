import Foundation

/// One row of the class page.
public struct ClassLearner: Equatable, Sendable {
  /// As it was given, without spaces at the ends.
  public let name: String
  /// When the last report was made.
  public let madeAt: Date
  /// Up to when the learner was at work, by the clock of their own copy.
  public let workedUntil: Date
  /// By module, so that renumbering moves nothing.
  public let standings: [String: ExerciseStanding]

  /// What is shown for somebody without a name.
  static let noName = "(no name)"
}

extension ClassLearner {
  public var solved: Int { standings.values.filter { $0.standing == .solved }.count }

  /// Exercises begun and not solved.
  public var begun: Int { standings.values.filter(\.isBegun).count }

  var hasHistory: Bool { standings.values.contains { $0.isBegun && $0.history != nil } }

  /// What the learner is at: begun, not solved, and tried last; without dates, the furthest.
  public var current: ExerciseStanding? {
    standings.values.filter(\.isBegun).max { left, right in
      let earlier = left.history?.lastTriedAt ?? left.history?.since ?? .distantPast
      let later = right.history?.lastTriedAt ?? right.history?.since ?? .distantPast
      return earlier == later ? left.place < right.place : earlier < later
    }
  }

  /// `nil` unless the learner looks stuck at what they are at.
  public var stuck: Stuck? {
    current.flatMap { Stuck(learner: name, $0, at: workedUntil) }
  }
}
