import WorkbookKit

/// What the last lines of a red report say of the milestones.
struct MilestoneWords {
  private let report: GradeReport
  private let results: [MilestoneResult]

  init(_ report: GradeReport) {
    self.report = report
    results = report.milestoneResults
  }

  /// That the one before the current one is reached.
  var praise: String? {
    guard report.verdict == .red, let current, current > 0 else { return nil }
    // Half of the next one in one's files is no place to stop.
    let isBreak = report.isOwn && !results[current].isBegun
    return "Milestone \(results[current - 1].milestone.number) of \(results.count) is reached."
      + (isBreak ? " A good place for a commit or a break." : "")
  }

  /// Where one is, and what fails there; `nil` when the milestones cannot tell.
  var whatFails: String? {
    guard let current else { return nil }
    let guards = report.specs.filter { $0.isGuard && $0.outcome != .passed }.count
    guard guards == 0 else {
      let specs = guards == 1 ? "a “keeps …” spec fails" : "\(guards) “keeps …” specs fail"
      return "\(specs), so no milestone counts as reached"
    }
    let result = results[current]
    let count = result.specs.count
    let failing = count - result.passed
    let specs =
      count == 1
      ? "its spec fails" : "\(failing == count ? "" : "\(failing) of ")its \(count) specs fail"
    return "milestone \(result.milestone.number) of \(results.count), \(specs)"
  }

  /// The first milestone that is not reached.
  private var current: Int? { results.firstIndex { !$0.isReached } }
}
