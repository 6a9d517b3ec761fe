import Synchronization

/// The trials of one exercise, handed out one by one to whichever grader is free.
///
/// Our answer comes first. A rejected answer is handed out once ours is solved, since only then is
/// the spec known that it names. When ours is not solved, nothing more is handed out.
final class TrialQueue: Sendable {
  /// Our answer, the starter, then the accepted and the rejected ones.
  let trials: [Trial]
  private let state: Mutex<State>

  private struct State {
    var waiting: [Int]
    var underWay = 0
    var reports: [Int: GradeReport] = [:]
  }

  /// A trial to grade.
  struct Turn {
    let index: Int
    let trial: Trial
    /// The spec of our answer's that the trial names; `nil` when all are to be run.
    let named: SpecResult?
  }

  init(_ trials: [Trial]) {
    self.trials = trials
    state = Mutex(State(waiting: Self.order(trials)))
  }

  /// Trials with files of the same names stand together, since SwiftPM plans a build for other ones.
  private static func order(_ trials: [Trial]) -> [Int] {
    let own = trials.first?.names
    func key(_ index: Int) -> (String, Int) {
      let names = trials[index].names
      return (names == own ? "" : names.sorted().joined(separator: "\n"), index)
    }
    return trials.indices.sorted { key($0) < key($1) }
  }

  /// The next trial; `nil` when there is none for now. Whoever grades our answer asks again, so that
  /// nothing is left over.
  func next() -> Turn? {
    state.withLock { state in
      let own = state.reports[0]
      let place = state.waiting.firstIndex { own != nil || trials[$0].kind != .rejected }
      guard let place else { return nil }
      let index = state.waiting.remove(at: place)
      let trial = trials[index]
      state.underWay += 1
      return Turn(
        index: index, trial: trial,
        named: own?.specs.first { SpecName.key($0.sentence) == trial.rejectingKey })
    }
  }

  /// Takes the report on a trial.
  ///
  /// - Returns: All reports, when this was the last.
  func finish(_ turn: Turn, _ report: GradeReport) -> [Int: GradeReport]? {
    state.withLock { state in
      state.reports[turn.index] = report
      state.underWay -= 1
      let isOwnWrong = state.reports[0].map { $0.verdict != .solved } ?? false
      if isOwnWrong { state.waiting = [] }
      let isAll = isOwnWrong || state.reports.count == trials.count
      return isAll && state.underWay == 0 ? state.reports : nil
    }
  }

  /// Hands out nothing more. What is not graded by then never will be, and there is no last report.
  func close() { state.withLock { $0.waiting = [] } }
}
