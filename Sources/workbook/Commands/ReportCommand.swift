import WorkbookKit

struct ReportCommand: Command {
  static let name = "report"
  static let synopsis = "[WHAT…] [--format F] [--output FILE] [--from FILE] [--strict]"
  static let summary = "grades all that you began, and writes down where you stand"
  static let details = [
    "WHAT            1.2, HiddenInputs, a stage; all when not given",
    "--format F      text, markdown, html, json, junit, exercism, classroom50 or",
    "                github; without it, what FILE's ending says, else text",
    "--learner NAME  whose report it is; else GITHUB_ACTOR, GITLAB_USER_LOGIN or USER",
    "--output FILE   writes the report into FILE, and a summary here",
    "--answers DIR   grades another folder of answers, Solutions for instance",
    "--timeout S     stops a spec after S seconds without progress; 10 when not given",
    "--from FILE     grades nothing: writes a report in JSON in another format",
    "--strict        exit code 1 when something that was begun is not solved",
    "",
    "Your progress stays as it is. All the formats: docs/Instructors/Reports.md",
    "Exit code: 0 a report was written, whatever stands in it; 2 it could not be",
    "written; 64 wrong usage.",
  ]

  private let words: [String]
  private let format: ReportFormat
  private let learner: String?
  private let output: String?
  private let answers: String?
  private let limit: Double?
  private let source: String?
  private let isStrict: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(
      line, flags: ["--strict"],
      values: ["--format", "--learner", "--output", "--answers", "--timeout", "--from"])
    words = arguments.words
    learner = arguments.value("--learner")
    output = arguments.value("--output")
    format =
      try arguments.value("--format").map(ReportFormat.init(named:))
      ?? output.map(ReportFormat.init(endingOf:)) ?? .text
    answers = arguments.value("--answers")
    limit = try arguments.seconds("--timeout")
    source = arguments.value("--from")
    isStrict = arguments.has("--strict")
    if source != nil, answers != nil || limit != nil {
      throw WorkbookError(
        "With --from nothing is graded: the report in the file says what it is about.",
        next: "Leave out \(answers != nil ? "--answers" : "--timeout").", isUsage: true)
    }
  }

  func run(in session: inout Session) throws -> ExitCode {
    let renderer = ReportRenderer(
      workbook: session.workbook, files: session.files,
      environment: session.dependencies.environment)
    let file = try output.map { try ReportFile($0, in: session, from: source) }
    let report: LearnerReport
    if let source {
      report = try written(in: source, session)
    } else {
      let exercises = try exercises(in: session)
      try renderer.check(format, exercises: exercises.count)
      report = try graded(exercises, in: session)
    }
    let screen = TextReport(
      report, hasSigns: session.style.isScreen, isPlain: session.style.isPlain)
    if let file {
      try file.write(try renderer.text(of: report, as: format))
      session.tell(["The report is in \(file.shown)", ""] + screen.lines)
    } else if format == .text {
      session.tell(screen.lines)
    } else {
      session.terminal.write(try renderer.text(of: report, as: format))
    }
    return isStrict && report.unsolved > 0 ? .notSolved : .done
  }
}

extension ReportCommand {
  private func exercises(in session: Session) throws -> [Exercise] {
    let syllabus = session.workbook.syllabus
    let named = try words.flatMap(syllabus.find)
    return words.isEmpty ? syllabus.exercises : syllabus.exercises.filter(named.contains)
  }

  /// Grades what was begun. Somebody else's answers have no history here.
  private func graded(_ exercises: [Exercise], in session: Session) throws -> LearnerReport {
    let folder =
      try answers.map {
        try session.workbook.answers(
          at: $0, from: session.dependencies.folder, files: session.files)
      } ?? session.workbook.ownAnswers
    let reporter = Reporter(
      workbook: session.workbook, files: session.files, time: session.time,
      grader: session.grader(limit: limit))
    let tickers = exercises.enumerated().map { place, exercise in
      Ticker(
        session, what: "\(exercise.number) \(exercise.title)", part: (place + 1, exercises.count))
    }
    defer { tickers.first?.clear() }
    return try reporter.report(
      on: exercises, answers: folder, learner: name(in: session.dependencies.environment),
      progress: answers == nil ? session.progress : LearnerProgress()
    ) { exercise, step in
      exercises.firstIndex(of: exercise).map { tickers[$0].show(step.words) }
    }
  }

  private func name(in environment: [String: String]) -> String {
    let variables = ["GITHUB_ACTOR", "GITLAB_USER_LOGIN", "USER"].compactMap { environment[$0] }
    return learner ?? variables.first { !$0.isEmpty } ?? "learner"
  }

  private func written(in path: String, _ session: Session) throws -> LearnerReport {
    let place = session.absolute(path)
    guard session.files.exists(place), !session.files.isFolder(place) else {
      throw WorkbookError(
        "There is no file \(path).",
        next: "Make one: swift run workbook report --format json --output \(path.quotedForShell)",
        isUsage: true)
    }
    guard let data = try? session.files.read(place) else {
      throw WorkbookError("\(path) cannot be read.", next: "Check its permissions.")
    }
    var report = try LearnerReport(json: data, named: path)
    report.learner = learner ?? report.learner
    let modules = try exercises(in: session).map(\.module)
    if !words.isEmpty { report.exercises.removeAll { !modules.contains($0.module) } }
    return report
  }
}
