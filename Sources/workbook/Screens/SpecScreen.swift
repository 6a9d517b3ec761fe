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
    [style.red(style.mark("✗ ", "")) + style.bold(spec.sentence), ""]
      + explanation.flatMap { $0.isEmpty ? [""] : style.wrap($0, indent: 2) }
  }

  private var explanation: [String] {
    switch spec.outcome {
    case .passed:
      []
    case .failed(let failures):
      // One expectation may fail for each of several arguments, with the same sentence.
      failures.prefix(1).flatMap(words) + more(failures.count - 1)
    case .crashed(let crash):
      [crash.text.printable] + (crash.place.map { ["", place($0.path, $0.line)] } ?? [])
        + [
          "",
          "A spec must come back to say what it found: look for a trap, an endless "
            + "recursion or an exit.",
        ]
    case .hung:
      [
        "This spec was running, and nothing happened any more.",
        "",
        "Look for a loop that never ends, or for something that waits for itself.",
      ]
    case .skipped:
      [
        "The spec says that it is not to be run, and what did not run did not pass.",
        "", specsHint,
      ]
    case .didNotRun:
      ["The program ended before this spec's turn came."]
    case .missing:
      ["The brief names this spec, and none was found.", "", specsHint]
    }
  }

  private var specsHint: String {
    "Put \(session.shown(session.workbook.specs(report.exercise))) back from a fresh copy."
  }

  private func words(_ failure: SpecFailure) -> [String] {
    [failure.message.printable]
      + (failure.detail.map { ["", String($0.printable.prefix(600))] } ?? [])
      + ["", place(failure.path, failure.line)]
  }

  private func more(_ count: Int) -> [String] {
    count > 0 ? ["", "(and \(count) more like this in the same spec)"] : []
  }

  private func place(_ path: String, _ line: Int) -> String {
    style.dim("\(session.shown(path)):\(line)")
  }
}

/// The compiler's first error, and what it may mean for the learner.
struct CompilerScreen {
  private let errors: [CompilerError]
  private let report: GradeReport
  private let session: Session
  private let showsAll: Bool

  init(_ errors: [CompilerError], _ report: GradeReport, _ session: Session, showsAll: Bool) {
    self.errors = errors
    self.report = report
    self.session = session
    self.showsAll = showsAll
  }

  private var style: Style { session.style }

  var lines: [String] {
    let isOwn = { (error: CompilerError) in !error.path.hasPrefix("Tests/") }
    // An error in the learner's file is the cause of those in the specs.
    let ordered = errors.filter(isOwn) + errors.filter { !isOwn($0) }
    let shown = showsAll ? ordered : Array(ordered.prefix(1))
    var lines = shown.flatMap { error in
      style.wrap(error.message, indent: 2)
        + [
          "  "
            + style.dim("\(session.shown("\(session.workbook.root)/\(error.path)")):\(error.line)")
        ]
    }
    if let first = ordered.first, !isOwn(first) {
      lines +=
        [""]
        + style.wrap(
          "The error is in the specs, because they use names that the brief lists under "
            + "“Names the specs use”. Give your code those names back.", indent: 2)
    }
    if ordered.count > shown.count {
      lines += ["", "  \(ordered.count - shown.count) more: add --all"]
    }
    return lines
  }
}

/// What is said after a solved verdict: the times, the constraints, the next exercise.
struct SolvedScreen {
  let lines: [String]

  init(_ exercise: Exercise, time: Double?, in session: Session) {
    let times = session.progress[exercise].times
    var lines: [String] = []
    if let time {
      let earlier = times.dropLast().map(\.clock)
      lines.append(
        "Your time: \(time.clock)"
          + (earlier.isEmpty ? "" : ", before that \(earlier.joined(separator: ", "))"))
    }
    lines.append("Compare with ours: swift run workbook solution \(exercise.number)")
    let next = session.progress.currentExercise(in: session.workbook.syllabus)
    lines.append(
      next.map { _ in "Go on: swift run workbook next" }
        ?? "That was the last one. Do one again: swift run workbook again \(exercise.number)")
    self.lines = lines
  }
}

extension Double {
  /// Seconds as a person says them: `4 min 10 s`.
  var clock: String {
    let seconds = Int(rounded())
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    if hours > 0 { return "\(hours) h \(minutes) min" }
    return minutes > 0 ? "\(minutes) min \(seconds % 60) s" : "\(seconds) s"
  }
}
