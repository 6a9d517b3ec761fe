import WorkbookCore

/// A grade report for a person: the list of specs, one red one in full, the verdict.
struct ReportScreen {
  private let report: GradeReport
  private let facts: ReportFacts
  private let showsAll: Bool

  init(_ report: GradeReport, _ facts: ReportFacts, showsAll: Bool = false) {
    self.report = report
    self.facts = facts
    self.showsAll = showsAll
  }

  private var style: Style { facts.style }
  private var exercise: Exercise { report.exercise }

  /// Everything above the last lines.
  var lines: [String] {
    var lines = style.fit(style.bold("\(exercise.number) \(exercise.title)")) + [""]
    if !report.specs.isEmpty {
      lines += SpecList(report: report, style: style, showsAll: showsAll).lines + [""]
    }
    lines += notes
    switch report.verdict {
    case .solved, .notBegun:
      break
    case .red, .crashed, .hung:
      let failing = report.specs.filter { $0.outcome != .passed }
      let first = report.specs.firstFailing(notes: report.notes).map { [report.specs[$0]] } ?? []
      lines += (showsAll ? failing : first).flatMap {
        SpecScreen(spec: $0, facts: facts).lines + [""]
      }
    case .doesNotCompile:
      lines += CompilerScreen(report: report, facts: facts, showsAll: showsAll).lines + [""]
    case .notGraded:
      lines += style.wrap(report.obstacle?.problem ?? "") + [""]
    }
    return lines
  }

  /// What is known before the specs run.
  private var notes: [String] { report.notes.flatMap { style.wrap("Note: \($0)") + [""] } }

  /// The verdict and the next command.
  func ending(time: Double?, isWatching: Bool = false) -> [String] {
    switch report.verdict {
    case .solved where facts.isReferenceSolution:
      // What it is worth is said in `notYours`.
      return style.fit("\(report.specs.count) of \(report.specs.count) specs pass.")
    case .solved:
      let total = report.specs.count
      return style.fit(
        [style.green(style.bold("Solved")) + ": \(total) of \(total) specs pass."]
          + afterwards(time: time) + (isWatching ? [] : goingOn))
    case .notGraded:
      return [style.yellow(style.bold("Not graded")) + "."]
        + style.wrap(report.obstacle?.next ?? "")
    default:
      let advice = report.isOwn ? " Stuck? swift run workbook hint \(exercise.number)" : ""
      // A compiler's error has its own words.
      let idea = report.isOwn && report.verdict != .doesNotCompile ? facts.idea : []
      return (praise + [verdictWords + advice] + idea).flatMap { style.wrap($0) }
    }
  }

  /// What is said after a solved verdict: the times, the constraints, our answer, the chapter.
  private func afterwards(time: Double?) -> [String] {
    var lines: [String] = []
    if let constraint = report.constraint {
      lines.append(
        constraint.rule == nil
          ? "Only you can tell whether you kept the constraint: \(constraint.plain)"
          : "You kept the constraint: \(constraint.plain)")
    }
    if let time {
      let earlier = facts.times.dropLast().suffix(2).reversed().map(style.clock)
        .joined(separator: ", ")
      lines.append(
        "Your time: \(style.clock(time))" + (earlier.isEmpty ? "" : ", before that \(earlier)"))
    }
    if facts.hasSolutions {
      lines.append("Compare with ours: swift run workbook solution \(exercise.number)")
    }
    lines.append("From the start, under a constraint: swift run workbook again \(exercise.number)")
    return lines + facts.chapter
  }

  /// The way to the next exercise that is not solved.
  var goingOn: [String] {
    facts.next.map { ["Go on to \($0.number): swift run workbook next"] } ?? []
  }

  /// What is said of an answer of ours that was graded in the learner's folder.
  var notYours: [String] {
    [
      "Our answer, put there by catch-up: it does not count as solved by you.",
      "To do it yourself: swift run workbook reset \(exercise.number)",
    ]
  }

  /// The exercise in one line.
  var row: [String] {
    let mark =
      report.verdict == .solved
      ? style.green(style.mark("✓", "passed")) : style.red(style.mark("✗", "FAILED"))
    let lead =
      style.isPlain
      ? "" : facts.isReferenceSolution ? style.dim(style.mark("·", "ours  ")) + " " : "\(mark) "
    var lines = style.fit("\(lead)\(exercise.number) \(exercise.title): \(plainVerdict)")
    if let obstacle = report.obstacle { lines += style.wrap(obstacle.problem, indent: 4) }
    return lines
  }

  private var plainVerdict: String {
    if facts.isReferenceSolution { return "our answer, put there by catch-up" }
    return report.verdict == .red
      ? "red, \(failingCount) of \(report.specs.count) specs fail" : report.verdict.rawValue
  }

  private var failingCount: Int { report.specs.filter { $0.outcome != .passed }.count }

  private var verdictWords: String {
    switch report.verdict {
    case .red where report.breaksOnlyConstraint:
      style.red(style.bold("Red")) + ": solved, but the constraint isn’t kept."
    case .red:
      style.red(style.bold("Red")) + ": \(whatFails)."
    case .doesNotCompile: style.red(style.bold("Does not compile")) + "."
    case .crashed: style.red(style.bold("Crashed")) + ": a spec ended the whole program."
    case .hung:
      style.red(style.bold("Hung"))
        + ": stopped after \(style.limit(report.limit ?? 0)) without progress."
    case .solved, .notGraded, .notBegun: ""
    }
  }

  // MARK: - Milestones

  /// The first milestone that is not reached.
  private var current: Int? { report.milestoneResults.firstIndex { !$0.isReached } }

  /// That the milestone before the current one is reached.
  private var praise: [String] {
    guard report.verdict == .red, let current, current > 0 else { return [] }
    let results = report.milestoneResults
    // Half of the next one in one's files is no place to stop.
    let isBreak = report.isOwn && !results[current].isBegun
    return [
      "Milestone \(results[current - 1].milestone.number) of \(results.count) is reached."
        + (isBreak ? " A good place for a commit or a break." : "")
    ]
  }

  /// Which milestone one is at and what fails there; the specs that fail, where there is none.
  private var whatFails: String {
    guard let current else { return "\(failingCount) of \(report.specs.count) specs fail" }
    let guards = report.specs.filter { $0.isGuard && $0.outcome != .passed }.count
    guard guards == 0 else {
      let specs = guards == 1 ? "a “keeps …” spec fails" : "\(guards) “keeps …” specs fail"
      return "\(specs), so no milestone counts as reached"
    }
    let results = report.milestoneResults
    let count = results[current].specs.count
    let failing = count - results[current].passed
    let specs =
      count == 1
      ? "its spec fails" : "\(failing == count ? "" : "\(failing) of ")its \(count) specs fail"
    return "milestone \(results[current].milestone.number) of \(results.count), \(specs)"
  }
}
