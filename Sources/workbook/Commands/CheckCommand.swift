import WorkbookCore

struct CheckCommand: Command {
  static let name = "check"
  static let synopsis = "[WHAT…] [--answers DIR] [--timeout S] [--all] [--verbose] [--json]"
  static let summary = "grades exercises; without WHAT, the one you are working on"
  static let details = [
    "WHAT            1.2, 02-hidden-inputs, HiddenInputs, a stage, or all",
    "--answers DIR   grades another folder of answers, Solutions for instance",
    "--timeout S     stops a spec after S seconds without progress; 10 when not given",
    "--all           shows every failing spec in full, and every compiler error",
    "--verbose       shows all that the compiler and the specs printed",
    "--json          prints the result for other programs",
    "",
    "A spec is stopped, too, at 2 GB of memory, 200 processes, or a file of 500 MB.",
    "",
    "Exit code: 0 solved, 1 not solved, 2 could not be graded, 64 wrong usage.",
  ]

  private let arguments: Arguments
  private let limit: Double?

  init(_ line: [String]) throws {
    arguments = try Arguments(
      line, flags: ["--all", "--verbose", "--json"], values: ["--answers", "--timeout"])
    limit = try arguments.seconds("--timeout")
  }

  private var isOwn: Bool { arguments.value("--answers") == nil }
  private var isJSON: Bool { arguments.has("--json") }

  func run(in session: inout Session) throws -> ExitCode {
    let exercises = try exercises(in: session)
    let folder = try session.answers(at: arguments.value("--answers"))
    announceMovingOn(to: exercises, in: session)
    let grader = session.grader(limit: limit)
    var reports: [GradeReport] = []
    for (index, exercise) in exercises.enumerated() {
      let ticker = session.ticker(exercise, part: (index + 1, exercises.count), isSilent: isJSON)
      let constraint = isOwn ? session.constraint(on: exercise) : nil
      let report = try grader.grade(exercise, answers: folder, under: constraint) {
        ticker.show($0.words)
      }
      ticker.clear()
      reports.append(report)
      let isOurs = isOwn && session.holdsReferenceSolution(exercise)
      // Only the learner's own answers count as progress.
      let time =
        isOwn && !isOurs ? try session.remember(report, isAtWork: exercises.count == 1) : nil
      if isJSON { continue }
      if arguments.has("--verbose") { session.print(report.log.printable) }
      let screen = ReportScreen(
        report, session.facts(on: report), showsAll: arguments.has("--all"))
      guard exercises.count == 1 else {
        session.print(screen.row)
        continue
      }
      session.print(screen.lines + screen.ending(time: time))
      if isOurs { session.printWrapped(screen.notYours + screen.goingOn) }
    }
    if isJSON {
      session.print(try JSON.text(of: reports.map(ReportJSON.init)))
    } else if exercises.count > 1 {
      session.printWrapped(Self.summary(of: reports, in: session))
    }
    return Self.exitCode(for: reports)
  }

  private func exercises(in session: Session) throws -> [Exercise] {
    guard !arguments.words.isEmpty else { return [try session.exercise(nil)] }
    return try arguments.words.flatMap(session.workbook.syllabus.find).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// After a solved exercise the same command grades the next one.
  private func announceMovingOn(to exercises: [Exercise], in session: Session) {
    guard arguments.words.isEmpty, isOwn, !isJSON,
      let last = session.workbook.syllabus.exercises.first(where: {
        $0.module == session.progress.current
      }),
      let next = exercises.first, next != last
    else { return }
    session.printWrapped("\(last.number) is solved; this is \(next.number).", "")
  }

  /// Our answers that `catch-up` put there are counted apart: the learner did not solve them.
  private static func summary(of reports: [GradeReport], in session: Session) -> [String] {
    let ours = reports.filter(session.isCaughtUp).count
    let solved = reports.filter { $0.verdict == .solved }.count
    let first = reports.first { $0.verdict != .solved }
    let next = first.map { "Look at the first one: swift run workbook check \($0.exercise.number)" }
    return [""] + (next.map { [$0] } ?? [])
      + [
        "\(solved - ours) passed, \(reports.count - solved) failed"
          + (ours > 0 ? ", \(ours) caught up" : "")
      ]
  }

  private static func exitCode(for reports: [GradeReport]) -> ExitCode {
    if reports.contains(where: { $0.verdict == .notGraded }) { return .notGraded }
    return reports.allSatisfy { $0.verdict == .solved } ? .done : .notSolved
  }
}

extension Session {
  /// Notes a verdict; returns the seconds that it took when the exercise is solved and a clock ran.
  mutating func remember(_ report: GradeReport, isAtWork: Bool) throws -> Double? {
    let now = time.now()
    let exercise = report.exercise
    let firstEdit = Starter(of: exercise, in: workbook)
      .firstEdit(in: workbook.folder(exercise))
    return try remember {
      $0.note(report.verdict, on: exercise, at: now, isAtWork: isAtWork, firstEdit: firstEdit)
    }
  }
}

/// A grade report for other programs.
private struct ReportJSON: Encodable {
  let number: String
  let key: String
  let module: String
  let answers: String
  let verdict: String
  let seconds: Double
  let specs: [SpecResult]
  /// Absent when the exercise has none, or no spec could be run.
  let milestones: [Milestone]?
  let errors: [Problem]
  let notes: [String]
  /// Why it was not graded; absent when it was.
  let reason: String?

  struct Milestone: Encodable {
    let number: Int
    let title: String
    /// Absent when the brief does not say.
    let minutes: Int?
    let isReached: Bool
    /// Their sentences.
    let specs: [String]
  }

  init(_ report: GradeReport) {
    number = report.exercise.number
    key = report.exercise.key
    module = report.exercise.module
    answers = report.answers
    verdict = report.verdict.rawValue
    seconds = (report.seconds * 1000).rounded() / 1000
    specs = report.specs
    let results = report.milestoneResults
    milestones =
      results.isEmpty
      ? nil
      : results.map {
        Milestone(
          number: $0.milestone.number, title: $0.milestone.title, minutes: $0.milestone.minutes,
          isReached: $0.isReached, specs: $0.specs.map(\.sentence))
      }
    notes = report.notes
    errors = report.errors.map { Problem($0.message, path: $0.path, line: $0.line) }
    reason = report.obstacle?.description
  }
}
