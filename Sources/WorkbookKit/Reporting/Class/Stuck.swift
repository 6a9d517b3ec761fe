import Foundation

/// Somebody who looks stuck: at an exercise that was begun and never solved, for long, after many
/// attempts, or with no hint left.
public struct Stuck: Equatable, Sendable {
  public enum Sign: Equatable, Sendable {
    /// It took twice the brief's minutes, or longer.
    case time
    case attempts
    /// All hints were shown.
    case hints
  }

  public let learner: String
  public let standing: ExerciseStanding
  /// When the exercise was begun.
  public let since: Date?
  /// Seconds from then until the learner was last at work; `nil` when nothing tells.
  public let seconds: Double?
  public let attempts: Int
  public let hints: Int
  /// What makes it look so; never empty.
  public let signs: [Sign]

  /// So many attempts look like being stuck.
  public static let manyAttempts = 5
  /// An exercise has so many hints.
  public static let allHints = 3

  /// `nil` when nothing makes it look so.
  ///
  /// - Parameter moment: Until when the learner was at work, as their own copy knows. Both dates are from one computer
  ///   then; a clock that is wrong by a day makes nobody stuck.
  init?(learner: String, _ standing: ExerciseStanding, at moment: Date) {
    guard standing.isBegun, let history = standing.history, history.solvedAt == nil else {
      return nil
    }
    self.learner = learner
    self.standing = standing
    since = history.since
    seconds = history.since.map { max(0, moment.timeIntervalSince($0)) }
    attempts = history.attempts
    hints = history.hints
    var signs: [Sign] = []
    if let seconds, seconds >= 2 * Double(max(standing.minutes, 1)) * 60 {
      signs.append(.time)
    }
    if attempts >= Self.manyAttempts { signs.append(.attempts) }
    if hints >= Self.allHints { signs.append(.hints) }
    guard !signs.isEmpty else { return nil }
    self.signs = signs
  }
}
