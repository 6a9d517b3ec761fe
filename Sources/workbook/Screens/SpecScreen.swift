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
    [style.red(style.mark("✗ ", "")) + style.bold(spec.sentence), ""] + explanation
  }

  private var explanation: [String] {
    switch spec.outcome {
    case .passed:
      []
    case .failed(let failures):
      // One expectation may fail for each of several arguments, with the same sentence.
      failures.prefix(1).flatMap(lines) + more(failures.count - 1)
    case .crashed(let crash):
      text("It ended the whole program: \(crash.text.printable)")
        + (crash.place.map { place($0.path, $0.line) } ?? [])
        + [""]
        + text(
          "A spec must come back to be judged: look for a trap, an endless recursion, an exit.")
    case .hung:
      text("This spec was running, and nothing happened any more.") + [""]
        + text("Look for a loop that never ends, or for something that waits for itself.")
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
    let folder = session.shown(session.workbook.specs(report.exercise))
    return [""] + text("Put \(folder) back from a fresh copy of the workbook.")
  }

  private func lines(_ failure: SpecFailure) -> [String] {
    let comparison = FoundAndExpected(failure.detail ?? "")
    // A spec may compare its own message with nil: once is enough.
    let repeats = comparison?.found.contains(failure.message.prefix(40)) == true
    let values = repeats ? [] : comparison?.lines ?? []
    // Values stand as they are: a space more or less may be the point.
    return text(failure.message.printable)
      + values.map { $0.isEmpty ? "" : "  \($0.printable)" }
      + place(failure.path, failure.line)
  }

  private func more(_ count: Int) -> [String] {
    count > 0 ? [""] + text("(and \(count) more like this in the same spec)") : []
  }

  private func text(_ words: String) -> [String] { style.wrap(words, indent: 2) }

  private func place(_ path: String, _ line: Int) -> [String] {
    ["", "  " + style.dim("\(session.shown(path)):\(line)")]
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
      (error == shown.first ? [] : [""]) + style.wrap(error.message.printable, indent: 2)
        + [
          "  "
            + style.dim("\(session.shown("\(session.workbook.root)/\(error.path)")):\(error.line)")
        ]
    }
    if let first = ordered.first, let words = explanation(of: first) {
      lines += [""] + style.wrap(words, indent: 2)
    }
    if ordered.count > shown.count {
      lines += ["", "  \(ordered.count - shown.count) more: add --all"]
    }
    return lines
  }
}

extension CompilerScreen {
  /// An error in a file that is not the learner's to change needs a word about what to change.
  private func explanation(of error: CompilerError) -> String? {
    if error.path.hasPrefix("Tests/") {
      return "The specs use your code as the brief's “Names the specs use” says, and that use does "
        + "not compile any more. Leave the specs alone, and change your code so that it does."
    }
    let name = error.path.split(separator: "/").last.map(String.init) ?? ""
    let starter = Starter(of: report.exercise, in: session.workbook, files: session.files)
    guard (try? starter.isWorld(name)) == true else { return nil }
    return "The error is in a file of the outside world, which stays as it is. "
      + "Change your own files so that it fits."
  }
}

/// What is said after a solved verdict: the times, the constraints, the next exercise.
struct SolvedScreen {
  let lines: [String]

  init(_ exercise: Exercise, time: Double?, isWatching: Bool, in session: Session) {
    let style = session.style
    let times = session.progress[exercise].times
    var lines: [String] = []
    if let time {
      let earlier = times.dropLast().map(\.clock)
      lines.append(
        "Your time: \(time.clock)"
          + (earlier.isEmpty ? "" : ", before that \(earlier.joined(separator: ", "))"))
    }
    if time != nil, times.count > 1,
      let brief = try? session.workbook.brief(of: exercise, files: session.files)
    {
      lines.append("Only you can tell whether you did it …")
      lines += brief.again.flatMap { style.wrap("… \($0)", indent: 2) }
    }
    if session.hasSolutions {
      lines.append("Compare with ours: swift run workbook solution \(exercise.number)")
    }
    lines.append("Under a constraint: swift run workbook again \(exercise.number)")
    if !isWatching, session.progress.currentExercise(in: session.workbook.syllabus) != nil {
      lines.append("Go on: swift run workbook next")
    }
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
