import WorkbookCore

struct ReportCommand: Command {
  static let name = "report"
  static let synopsis = "[WHAT…] [--format F] [--output FILE] [--strict]"
  static let summary = "grades all that you began, and writes down where you stand"
  static let details = [
    "WHAT            1.2, HiddenInputs, a stage; all when not given",
    "--format F      text or json; without it, what FILE's ending says, else text",
    "--learner NAME  whose report it is; else GITHUB_ACTOR, GITLAB_USER_LOGIN or USER",
    "--output FILE   writes the report into FILE, and a summary here",
    "--answers DIR   grades another folder of answers, Solutions for instance",
    "--timeout S     stops a spec after S seconds without progress; 10 when not given",
    "--strict        exit code 1 when something that was begun is not solved",
    "",
    "Your progress stays as it is. `swift run workshop report` turns a report in JSON",
    "into other formats: docs/Instructors/Reports.md",
    "",
    "Exit code: 0 a report was written, whatever stands in it; 2 it could not be",
    "written; 64 wrong usage.",
  ]

  private enum Format: String, FileFormat {
    case text
    case json
  }

  private let arguments: Arguments
  private let format: Format
  private let limit: Double?

  init(_ line: [String]) throws {
    arguments = try Arguments(
      line, flags: ["--strict"],
      values: ["--format", "--learner", "--output", "--answers", "--timeout"])
    limit = try arguments.seconds("--timeout")
    do {
      format = try Format(
        named: arguments.value("--format"), for: arguments.value("--output"), usual: .text)
    } catch let error as WorkbookError {
      throw WorkbookError(
        error.problem,
        next: "\(error.next) (Other formats: write JSON, then swift run workshop report FILE)",
        isUsage: true)
    }
  }

  func run(in session: inout Session) throws -> ExitCode {
    let file = try arguments.value("--output").map {
      try OutputFile($0, holding: "report", in: session)
    }
    let report = try graded(try exercises(in: session), in: session)
    let screen = TextReport(
      report, hasSigns: session.style.isScreen, isPlain: session.style.isPlain)
    let text = format == .text ? TextReport(report).text : try report.json() + "\n"
    if let file {
      try file.write(text)
      session.printWrapped(["The report is in \(file.shown)", ""] + screen.lines)
    } else if format == .text {
      session.printWrapped(screen.lines)
    } else {
      session.terminal.write(text)
    }
    return arguments.has("--strict") && report.unsolved > 0 ? .notSolved : .done
  }

  private func exercises(in session: Session) throws -> [Exercise] {
    let syllabus = session.workbook.syllabus
    let named = try arguments.words.flatMap(syllabus.find)
    return arguments.words.isEmpty ? syllabus.exercises : syllabus.exercises.filter(named.contains)
  }

  /// Grades what was begun. The answers of other people have no history here.
  private func graded(_ exercises: [Exercise], in session: Session) throws -> LearnerReport {
    let answers = arguments.value("--answers")
    let reporter = Reporter(in: session.workbook, grader: session.grader(limit: limit))
    let tickers = exercises.enumerated().map { place, exercise in
      session.ticker(exercise, part: (place + 1, exercises.count))
    }
    defer { tickers.first?.clear() }
    return try reporter.report(
      on: exercises, answers: try session.answers(at: answers),
      learner: name(in: session.dependencies.environment),
      progress: answers == nil ? session.progress : LearnerProgress()
    ) { exercise, step in
      exercises.firstIndex(of: exercise).map { tickers[$0].show(step.words) }
    }
  }

  private func name(in environment: [String: String]) -> String {
    let variables = ["GITHUB_ACTOR", "GITLAB_USER_LOGIN", "USER"].compactMap { environment[$0] }
    return arguments.value("--learner") ?? variables.first { !$0.isEmpty } ?? "learner"
  }
}
