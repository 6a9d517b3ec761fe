import Foundation
import WorkbookCore

/// Where a class stands: who is at which exercise, who is stuck, and which specs fail most.
///
/// A value made of reports alone: no clock is read, so the same reports give the same page.
struct ClassReport: Equatable, Sendable {
  /// By name, whatever its case.
  let learners: [ClassLearner]
  /// Those that a report mentions, by number.
  let exercises: [ClassExercise]
  /// Those that fail for most learners first.
  let failingSpecs: [FailingSpec]
  /// When the first and the last of the reports were made.
  let made: ClosedRange<Date>?

  /// Merges the reports of one learner into one row; see `ClassLearner.merged(_:)`.
  init(reports: [LearnerReport]) {
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
  var stuck: [Stuck] {
    learners.compactMap(\.stuck).sorted { left, right in
      let longer = (left.seconds ?? 0, left.history.attempts)
      let shorter = (right.seconds ?? 0, right.history.attempts)
      return longer == shorter ? left.learner < right.learner : longer > shorter
    }
  }

  /// What to know about learners whose reports have verdicts alone; `nil` when there are none.
  var withoutHistoryWords: String? {
    let count = learners.filter { $0.current != nil && !$0.hasHistory }.count
    return count == 0
      ? nil
      : "\(count) of the learners sent verdicts alone, without times and attempts: whether they are "
        + "stuck, nothing tells."
  }

  /// `Reports of 2026-01-31 14:05 UTC to 2026-01-31 16:20 UTC.`
  ///
  /// - Parameter moment: Writes a date, to the minute.
  func madeWords(_ moment: (Date) -> String) -> String? {
    made.map { made in
      let isOneMinute = made.lowerBound.shown == made.upperBound.shown
      return "Reports of \(moment(made.lowerBound))"
        + (isOneMinute ? "." : " to \(moment(made.upperBound)).")
    }
  }

  /// `12 learners, 40 exercises; 3 look stuck.`
  var summary: String {
    let stuck = stuck.count
    let ending =
      stuck == 0 ? "nobody looks stuck" : stuck == 1 ? "1 looks stuck" : "\(stuck) look stuck"
    return "\(Count.of(learners.count, "learner")), \(Count.of(exercises.count, "exercise"));"
      + " \(ending)."
  }
}

extension ClassReport {
  /// The exercises without the stages that nobody has begun; the first stage when that is all.
  var begunExercises: [ClassExercise] {
    let left = Set(stagesLeftOut)
    return left.isEmpty ? exercises : exercises.filter { !left.contains($0.latest.stage) }
  }

  /// `Nobody has begun stages 3 to 8.`: which stages are left out; `nil` when none is.
  var notBegunWords: String? {
    let stages = stagesLeftOut
    guard !stages.isEmpty else { return nil }
    let named = (stages.count == 1 ? "stage " : "stages ") + Self.list(stages)
    return isAnythingBegun
      ? "Nobody has begun \(named)."
      : "Nobody has begun anything: \(named) \(stages.count == 1 ? "is" : "are") left out."
  }

  private var isAnythingBegun: Bool { exercises.contains { !$0.isUntouched } }

  /// Stages in which every exercise is untouched, in order.
  private var stagesLeftOut: [Int] {
    let numbered = exercises.filter { $0.latest.stage != .max }
    let begun = Set(numbered.filter { !$0.isUntouched }.map(\.latest.stage))
    let untouched = Set(numbered.map(\.latest.stage)).subtracting(begun).sorted()
    // A table without a column says nothing.
    return isAnythingBegun ? untouched : Array(untouched.dropFirst())
  }

  /// `3 to 5, 7 and 9`.
  private static func list(_ numbers: [Int]) -> String {
    let words = RangeSet(numbers.map { $0..<$0 + 1 }).ranges.flatMap { run -> [String] in
      run.count > 2 ? ["\(run.lowerBound) to \(run.upperBound - 1)"] : run.map { "\($0)" }
    }
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ClassExercise {
  /// Whether every report that mentions it says that it is not begun.
  fileprivate var isUntouched: Bool { standings.keys.allSatisfy { $0 == .notBegun } }
}
