import WorkbookCore

/// Every spec of a report with its mark; in a big exercise, under its milestone.
///
/// Milestones that are reached, or not begun, are a line each: there is one thing to do at a time.
struct SpecList {
  let report: GradeReport
  let style: Style
  let showsAll: Bool

  var lines: [String] {
    guard !report.milestoneResults.isEmpty else { return report.specs.flatMap(line) }
    let current = report.milestoneResults.first { !$0.isReached }
    let milestones = report.milestoneResults.map { result in
      let isAtWork = result == current || !result.isReached && result.isBegun
      return isAtWork || showsAll || current == nil
        ? heading(result) + result.specs.flatMap(line)
        : heading(result, ", " + Count.of(result.specs.count, "spec"))
    }
    let others = report.specsOutsideMilestones
    let end = others.isEmpty ? [] : [[style.bold("All the way")] + others.flatMap(line)]
    return Array((milestones + end).joined(separator: [""]))
  }

  private func heading(_ result: MilestoneResult, _ end: String = "") -> [String] {
    let milestone = result.milestone
    return style.wrap(
      style.bold("Milestone \(milestone.number): \(milestone.title)")
        + style.mark(" · ", ", ") + verdict(on: result) + end)
  }

  private func verdict(on result: MilestoneResult) -> String {
    if result.isReached { return style.green("reached") }
    guard result.isBegun else { return style.dim("not begun") }
    let count = result.specs.count
    let lead = (1..<count).contains(result.passed) ? "partly: " : ""
    return "\(lead)\(result.passed) of \(Count.of(count, "spec")) green"
  }

  private func line(_ spec: SpecResult) -> [String] {
    let outcome = spec.outcome.rawValue
    guard !style.isPlain else {
      return style.fit("\(outcome.prefix(1).uppercased())\(outcome.dropFirst()): \(spec.sentence)")
    }
    let mark =
      switch spec.outcome {
      case .passed: style.green(style.mark("✓", "passed "))
      case .didNotRun: style.dim(style.mark("·", "not run"))
      default: style.red(style.mark("✗", outcome.uppercased().padded(to: 7)))
      }
    let note =
      switch spec.outcome {
      case .passed, .failed: ""
      case .missing: "no such spec"
      default: outcome
      }
    let tail = style.isScreen && !note.isEmpty ? style.dim("  (\(note))") : ""
    return style.fit("  \(mark) \(spec.sentence)\(tail)", hanging: style.isScreen ? 2 : 8)
  }
}

/// One spec that did not pass, in full.
struct SpecScreen {
  let spec: SpecResult
  let facts: ReportFacts

  private var style: Style { facts.style }

  var lines: [String] {
    let lead = style.isPlain ? "More on: " : style.red(style.mark("✗ ", ""))
    return style.fit(lead + style.bold(spec.sentence)) + [""] + explanation
  }

  private var explanation: [String] {
    switch spec.outcome {
    case .passed:
      []
    case .failed where spec.problems.isEmpty:
      text("It failed. What it said is lost among all that was printed: add --verbose.")
    case .failed:
      // One expectation may fail for each of several arguments, with the same sentence.
      spec.problems.prefix(1).flatMap(lines) + more(spec.problems)
    case .crashed:
      text(
        (spec.crash?.isStopped == true ? "This spec was running: " : "It ended the whole program: ")
          + (spec.crash?.text ?? "").printable)
        + (spec.crash?.place.map { place($0.path, $0.line) } ?? [])
        + [""]
        + text(
          spec.crash?.advice
            ?? "A spec must come back to be judged: look for a trap, an endless recursion, an exit."
        )
    case .hung:
      text("This spec was running, and nothing happened any more.") + [""]
        + text("Look for a loop that never ends, or for something that waits for itself.")
        + text("On a busy machine it may only be slow: check again with --timeout 60.")
    case .skipped:
      text("The spec says that it is not to be run, and what did not run did not pass.")
        + specsHint
    case .didNotRun:
      text("The program ended before this spec's turn came.")
    case .missing:
      text("The brief names this spec, and none was found.") + specsHint
    }
  }

  private var specsHint: [String] {
    [""] + text("Put \(facts.specsFolder) back from a fresh copy of the workbook.")
  }

  private func lines(_ failure: Problem) -> [String] {
    let comparison = FoundAndExpected(failure.detail ?? "")
    // A spec may compare its own message with nil: once is enough.
    let repeats = comparison?.found.contains(failure.message.prefix(40)) == true
    let values = repeats ? [] : comparison?.lines(isPlain: style.isPlain) ?? []
    // Values stand as they are: a space more or less may be the point.
    return text(words(failure.message).printable)
      + values.map { $0.isEmpty ? "" : (style.isPlain ? "" : "  ") + $0.printable }
      + place(failure.path ?? "", failure.line ?? 0)
  }

  /// Replaces the frameworks' own words for an unexpected error, which don't help the learner.
  private func words(_ message: String) -> String {
    guard let start = ["threw error \"", "Caught error: "].first(where: message.hasPrefix) else {
      return message
    }
    let error = message.dropFirst(start.count)
    return "An error ended this spec: \(error.hasSuffix("\"") ? error.dropLast() : error). "
      + "Your code must not throw it here."
  }

  /// What the same expectation found with other values. One with other words is another matter.
  private func more(_ problems: [Problem]) -> [String] {
    let same = problems.filter { $0.message == problems[0].message }
      .compactMap { FoundAndExpected($0.detail ?? "")?.line }
    let differences = same.dropFirst().filter { $0 != same[0] && $0.count <= 120 }
    guard !differences.isEmpty else { return [] }
    return ["", style.isPlain ? "And with other values:" : "  And with other values:"]
      + differences.prefix(4).flatMap { item($0.printable) }
      + (differences.count > 4 ? item("and \(differences.count - 4) more") : [])
  }

  /// An item of a list; what does not fit stands under its text.
  private func item(_ words: String) -> [String] {
    let lines = style.wrap(words, indent: 4)
    guard !style.isPlain else { return lines }
    return lines.prefix(1).map { "  - " + $0.dropFirst(4) } + lines.dropFirst()
  }

  private func text(_ words: String) -> [String] { style.wrap(words, indent: 2) }

  /// XCTest does not know where an error was thrown: it says line 0.
  private func place(_ path: String, _ line: Int) -> [String] {
    guard line > 0 else { return [] }
    return ["", style.place(facts.shown(path), line)]
  }
}
