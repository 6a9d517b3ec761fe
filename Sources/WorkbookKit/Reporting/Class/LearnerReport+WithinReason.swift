import Foundation

extension LearnerReport {
  /// The report with its numbers cut to what can be true: a file may hold any, and sums of them
  /// must not overflow.
  func withinReason() -> LearnerReport {
    var report = self
    for index in report.exercises.indices {
      let minutes = report.exercises[index].minutes
      report.exercises[index].minutes = Self.cut(minutes)
      guard var history = report.exercises[index].history else { continue }
      history.attempts = Self.cut(history.attempts)
      history.hints = Self.cut(history.hints)
      history.secondsToSolve = history.secondsToSolve.map { min(max($0, 0), 1e9) }
      report.exercises[index].history = history
    }
    return report
  }

  private static func cut(_ number: Int) -> Int { min(max(number, 0), 100_000) }
}
