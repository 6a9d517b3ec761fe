import Foundation

/// Where a class stands: who is at which exercise, who is stuck, and which specs fail most.
///
/// A value made of reports alone: no clock is read, so the same reports give the same page.
public struct ClassReport: Equatable, Sendable {
  /// By name, whatever its case.
  public let learners: [ClassLearner]
  /// Those that a report mentions, by number.
  public let exercises: [ClassExercise]
  /// Those that fail for most learners first.
  public let failingSpecs: [FailingSpec]
  /// When the first and the last of the reports were made.
  public let made: ClosedRange<Date>?

  /// Merges the reports of one learner into one row; see `ClassLearner.merged(_:)`.
  public init(reports: [LearnerReport]) {
    let learners = ClassLearner.all(in: reports.map { $0.withinReason() })
    self.learners = learners
    exercises = ClassExercise.all(of: learners)
    failingSpecs = FailingSpec.all(of: learners, in: exercises)
    let dates = reports.map(\.madeAt)
    made = dates.min().flatMap { first in dates.max().map { first...$0 } }
  }
}

extension ClassReport {
  /// Who looks stuck, the one that has been at it longest first.
  public var stuck: [Stuck] {
    learners.compactMap(\.stuck).sorted { left, right in
      let longer = (left.seconds ?? 0, left.attempts)
      let shorter = (right.seconds ?? 0, right.attempts)
      return longer == shorter ? left.learner < right.learner : longer > shorter
    }
  }

  /// Learners of whom nothing tells how long they have been at work: their reports have verdicts
  /// alone.
  public var withoutHistory: Int {
    learners.filter { $0.current != nil && !$0.hasHistory }.count
  }

  /// `12 learners, 40 exercises; 3 look stuck.`
  public var summary: String {
    let stuck = stuck.count
    let ending =
      stuck == 0 ? "nobody looks stuck" : stuck == 1 ? "1 looks stuck" : "\(stuck) look stuck"
    return "\(Count.of(learners.count, "learner")), \(Count.of(exercises.count, "exercise"));"
      + " \(ending)."
  }
}
