import WorkbookKit

/// Every spec of a report with its mark; in a big exercise, under its milestone.
///
/// Of the milestones behind the current one, those that are not begun are a line each: there is
/// one thing to do at a time.
struct SpecList {
  private let report: GradeReport
  private let style: Style
  private let showsAll: Bool

  init(_ report: GradeReport, _ style: Style, showsAll: Bool = false) {
    self.report = report
    self.style = style
    self.showsAll = showsAll
  }

  var lines: [String] {
    guard !report.milestoneResults.isEmpty else { return report.specs.map(line) }
    let current = report.milestoneResults.first { !$0.isReached }
    let milestones = report.milestoneResults.map { result in
      let isLater = !result.isReached && !result.isBegun && result != current
      return heading(result) + (isLater && !showsAll ? [] : result.specs.map(line))
    }
    let others = report.specsOutsideMilestones
    let end = others.isEmpty ? [] : [[style.bold("All the way")] + others.map(line)]
    return Array((milestones + end).joined(separator: [""]))
  }

  private func heading(_ result: MilestoneResult) -> [String] {
    let milestone = result.milestone
    return style.wrap(
      style.bold("Milestone \(milestone.number): \(milestone.title)") + " · " + verdict(on: result))
  }

  private func verdict(on result: MilestoneResult) -> String {
    if result.isReached { return style.green("reached") }
    let specs = Count.of(result.specs.count, "spec")
    return result.isBegun
      ? "\(result.passed) of \(specs) green" : style.dim("not begun, \(specs)")
  }

  private func line(_ spec: SpecResult) -> String {
    switch spec.outcome {
    case .passed: "  \(style.green(style.mark("✓", "passed "))) \(spec.sentence)"
    case .failed: "  \(style.red(style.mark("✗", "FAILED "))) \(spec.sentence)"
    case .crashed: "  \(style.red(style.mark("✗", "CRASHED"))) \(spec.sentence)\(tail("crashed"))"
    case .hung: "  \(style.red(style.mark("✗", "HUNG   "))) \(spec.sentence)\(tail("hung"))"
    case .skipped: "  \(style.red(style.mark("✗", "SKIPPED"))) \(spec.sentence)\(tail("skipped"))"
    case .didNotRun:
      "  \(style.dim(style.mark("·", "not run"))) \(spec.sentence)\(tail("did not run"))"
    case .missing:
      "  \(style.red(style.mark("✗", "MISSING"))) \(spec.sentence)\(tail("no such spec"))"
    }
  }

  private func tail(_ words: String) -> String {
    style.isScreen ? style.dim("  (\(words))") : ""
  }
}
