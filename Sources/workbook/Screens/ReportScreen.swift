import WorkbookKit

/// A grade report for a person: the list of specs, one red one in full, the verdict.
struct ReportScreen {
  private let report: GradeReport
  private let session: Session
  private let showsAll: Bool

  init(_ report: GradeReport, in session: Session, showsAll: Bool = false) {
    self.report = report
    self.session = session
    self.showsAll = showsAll
  }

  private var style: Style { session.style }
  private var exercise: Exercise { report.exercise }

  /// Everything above the last lines.
  var lines: [String] {
    var lines = style.fit(style.bold("\(exercise.number) \(exercise.title)")) + [""]
    if !report.specs.isEmpty { lines += SpecList(report, style, showsAll: showsAll).lines + [""] }
    lines += notes
    switch report.verdict {
    case .solved:
      break
    case .red, .crashed, .hung:
      let failing = report.specs.filter { $0.outcome != .passed }
      // What broke off the run hides other results: it comes first. Then what worked before: it
      // is the last edit's doing.
      let first =
        failing.first { $0.outcome.brokeOff } ?? failing.first { isAboutTheWorld($0) }
        ?? failing.first(where: \.isGuard) ?? failing.first
      let shown = showsAll ? failing : first.map { [$0] } ?? []
      lines += shown.flatMap { SpecScreen($0, report, session).lines + [""] }
    case .doesNotCompile(let errors):
      lines += CompilerScreen(errors, report, session, showsAll: showsAll).lines + [""]
    case .notGraded(let error):
      lines += style.wrap(error.problem) + [""]
    }
    return lines
  }

  /// What is known before the specs run; a spec that failed for the same reason says it itself.
  private var notes: [String] {
    guard !report.specs.contains(where: { isAboutTheWorld($0) && $0.outcome != .passed }) else {
      return []
    }
    return report.notes.flatMap { style.wrap("Note: \($0)") + [""] }
  }

  /// A changed world explains what the other specs say; see `Grader.notes`.
  private func isAboutTheWorld(_ spec: SpecResult) -> Bool {
    !report.notes.isEmpty && spec.sentence == "keeps the outside world as it is"
  }

  /// The verdict and the next command.
  func ending(time: Double?, isWatching: Bool = false) -> [String] {
    switch report.verdict {
    case .solved where isCaughtUp:
      // What it is worth, `CatchUpCommand.notYours` says.
      return style.fit("\(report.specs.count) of \(report.specs.count) specs pass.")
    case .solved:
      let total = report.specs.count
      return style.fit(style.green(style.bold("Solved")) + ": \(total) of \(total) specs pass.")
        + SolvedScreen(exercise, time: time, isWatching: isWatching, in: session).lines
    case .notGraded(let error):
      return [style.yellow(style.bold("Not graded")) + "."] + style.wrap(error.next)
    default:
      let advice = report.isOwn ? " Stuck? swift run workbook hint \(exercise.number)" : ""
      let praise = MilestoneWords(report).praise.map { [$0] } ?? []
      return (praise + [verdictWords + advice] + idea).flatMap { style.wrap($0) }
    }
  }

  /// Where to read about it; a compiler's error has its own words.
  private var idea: [String] {
    if case .doesNotCompile = report.verdict { return [] }
    return report.isOwn ? session.idea(behind: exercise) : []
  }

  /// The exercise in one line.
  var row: [String] {
    let mark =
      report.verdict == .solved
      ? style.green(style.mark("✓", "passed")) : style.red(style.mark("✗", "FAILED"))
    let lead =
      style.isPlain ? "" : isCaughtUp ? style.dim(style.mark("·", "ours  ")) + " " : "\(mark) "
    var lines = style.fit("\(lead)\(exercise.number) \(exercise.title): \(plainVerdict)")
    if case .notGraded(let error) = report.verdict {
      lines += style.wrap(error.problem, indent: 4)
    }
    return lines
  }

  /// Our answer, which `catch-up` put there and which passes: nobody solved it here.
  private var isCaughtUp: Bool { report.isCaughtUp(in: session) }

  private var plainVerdict: String {
    if isCaughtUp { return "our answer, put there by catch-up" }
    return switch report.verdict {
    case .solved: "solved"
    case .red: "red, \(failingCount) of \(report.specs.count) specs fail"
    case .doesNotCompile: "does not compile"
    case .crashed: "crashed"
    case .hung: "hung"
    case .notGraded: "not graded"
    }
  }

  private var failingCount: Int { report.specs.filter { $0.outcome != .passed }.count }

  private var whatFails: String {
    MilestoneWords(report).whatFails
      ?? "\(failingCount) of \(report.specs.count) specs fail"
  }

  private var verdictWords: String {
    switch report.verdict {
    case .red:
      style.red(style.bold("Red")) + ": \(whatFails)."
    case .doesNotCompile: style.red(style.bold("Does not compile")) + "."
    case .crashed: style.red(style.bold("Crashed")) + ": a spec ended the whole program."
    case .hung(let seconds):
      style.red(style.bold("Hung"))
        + ": stopped after \(style.limit(seconds)) without progress."
    case .solved, .notGraded: ""
    }
  }
}
