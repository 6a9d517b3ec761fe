import WorkbookKit

/// Every spec of a report with its mark; in a big exercise, under its milestone.
///
/// Milestones that are reached, or not begun, are a line each: there is one thing to do at a time.
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
    guard !report.milestoneResults.isEmpty else { return report.specs.flatMap(line) }
    let current = report.milestoneResults.first { !$0.isReached }
    let milestones = report.milestoneResults.map { result in
      let isAtWork = result == current || !result.isReached && result.isBegun
      return isAtWork || showsAll || current == nil ? section(on: result) : summary(of: result)
    }
    let others = report.specsOutsideMilestones
    let end = others.isEmpty ? [] : [[style.bold("All the way")] + others.flatMap(line)]
    return Array((milestones + end).joined(separator: [""]))
  }

  private func section(on result: MilestoneResult) -> [String] {
    heading(result, verdict(on: result)) + result.specs.flatMap(line)
  }

  private func summary(of result: MilestoneResult) -> [String] {
    heading(result, verdict(on: result) + ", " + Count.of(result.specs.count, "spec"))
  }

  private func heading(_ result: MilestoneResult, _ verdict: String) -> [String] {
    let milestone = result.milestone
    return style.wrap(
      style.bold("Milestone \(milestone.number): \(milestone.title)")
        + style.mark(" · ", ", ") + verdict)
  }

  private func verdict(on result: MilestoneResult) -> String {
    if result.isReached { return style.green("reached") }
    guard result.isBegun else { return style.dim("not begun") }
    return "\(result.passed) of \(Count.of(result.specs.count, "spec")) green"
  }

  private func line(_ spec: SpecResult) -> [String] {
    style.isPlain
      ? style.fit("\(Self.word(for: spec.outcome)): \(spec.sentence)")
      : style.fit(row(spec), hanging: style.isScreen ? 2 : 8)
  }

  private static func word(for outcome: SpecOutcome) -> String {
    switch outcome {
    case .passed: "Passed"
    case .failed: "Failed"
    case .crashed: "Crashed"
    case .hung: "Hung"
    case .skipped: "Skipped"
    case .didNotRun: "Did not run"
    case .missing: "Missing"
    }
  }

  private func row(_ spec: SpecResult) -> String {
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
