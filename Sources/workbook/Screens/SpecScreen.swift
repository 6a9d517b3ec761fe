import WorkbookKit

/// One spec that did not pass, in full.
struct SpecScreen {
  private let spec: SpecResult
  private let report: GradeReport
  private let session: Session

  init(_ spec: SpecResult, _ report: GradeReport, _ session: Session) {
    self.spec = spec
    self.report = report
    self.session = session
  }

  private var style: Style { session.style }

  var lines: [String] {
    let lead = style.isPlain ? "More on: " : style.red(style.mark("✗ ", ""))
    return style.fit(lead + style.bold(spec.sentence)) + [""] + explanation
  }

  private var explanation: [String] {
    switch spec.outcome {
    case .passed:
      []
    case .failed(let failures) where failures.isEmpty:
      text("It failed. What it said is lost among all that was printed: add --verbose.")
    case .failed(let failures):
      // One expectation may fail for each of several arguments, with the same sentence.
      failures.prefix(1).flatMap(lines) + more(failures.map(\.message))
    case .crashed(let crash):
      text(
        (crash.isStopped ? "This spec was running: " : "It ended the whole program: ")
          + crash.text.printable)
        + (crash.place.map { place($0.path, $0.line) } ?? [])
        + [""]
        + text(crash.advice ?? Self.usualAdvice)
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

  private static let usualAdvice =
    "A spec must come back to be judged: look for a trap, an endless recursion, an exit."

  private var specsHint: [String] {
    let folder = session.shown(session.workbook.specs(report.exercise))
    return [""] + text("Put \(folder) back from a fresh copy of the workbook.")
  }

  private func lines(_ failure: SpecFailure) -> [String] {
    let comparison = FoundAndExpected(failure.detail ?? "")
    // A spec may compare its own message with nil: once is enough.
    let repeats = comparison?.found.contains(failure.message.prefix(40)) == true
    let values = repeats ? [] : comparison?.lines(isPlain: style.isPlain) ?? []
    // Values stand as they are: a space more or less may be the point.
    return text(words(failure.message).printable)
      + values.map { $0.isEmpty ? "" : (style.isPlain ? "" : "  ") + $0.printable }
      + place(failure.path, failure.line)
  }

  /// The frameworks' own words for an error that a spec did not expect help nobody.
  private func words(_ message: String) -> String {
    guard let start = ["threw error \"", "Caught error: "].first(where: message.hasPrefix) else {
      return message
    }
    let error = message.dropFirst(start.count)
    return "An error ended this spec: \(error.hasSuffix("\"") ? error.dropLast() : error). "
      + "Your code must not throw it here."
  }

  private func more(_ messages: [String]) -> [String] {
    guard let first = messages.first, messages.count > 1 else { return [] }
    let others = Array(messages.dropFirst())
    let differences = FurtherFailures(first: first, others: others).differences
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
    return ["", style.place(session.shown(path), line)]
  }
}
