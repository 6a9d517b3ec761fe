import WorkbookKit

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

  private let words: [String]
  private let answers: String?
  private let limit: Double?
  private let showsAll: Bool
  private let isVerbose: Bool
  private let isJSON: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(
      line, flags: ["--all", "--verbose", "--json"], values: ["--answers", "--timeout"])
    words = arguments.words
    answers = arguments.value("--answers")
    limit = try arguments.seconds("--timeout")
    showsAll = arguments.has("--all")
    isVerbose = arguments.has("--verbose")
    isJSON = arguments.has("--json")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercises = try exercises(in: session)
    let folder = try answersFolder(in: session)
    tellOfMovingOn(to: exercises, in: session)
    let grader = session.grader(limit: limit)
    var reports: [GradeReport] = []
    for (index, exercise) in exercises.enumerated() {
      let ticker = Ticker(
        session, what: "\(exercise.number) \(exercise.title)",
        part: (index + 1, exercises.count), isSilent: isJSON)
      let report = try grader.grade(exercise, answers: folder) { ticker.show($0.words) }
      ticker.clear()
      let isAtWork = exercises.count == 1
      let isOurs = answers == nil && session.holdsOurAnswer(exercise)
      let counts = answers == nil && !isOurs
      let time = counts ? try remember(report, isAtWork: isAtWork, in: &session) : nil
      reports.append(report)
      if isJSON { continue }
      if isVerbose { session.print(report.log.printable) }
      if exercises.count == 1 {
        let screen = ReportScreen(report, in: session, showsAll: showsAll)
        session.print(screen.lines + screen.ending(time: time))
        if isOurs {
          session.tell(CatchUpCommand.notYours(exercise) + SolvedScreen.goingOn(in: session))
        }
      } else {
        session.print(ReportScreen(report, in: session, showsAll: showsAll).row)
      }
    }
    if isJSON {
      session.print(try JSON.text(of: reports.map(ReportJSON.init)))
    } else if exercises.count > 1 {
      session.tell(Self.summary(of: reports, in: session))
    }
    return Self.exitCode(for: reports)
  }

  private func exercises(in session: Session) throws -> [Exercise] {
    guard !words.isEmpty else { return [try session.exercise(nil)] }
    var found: [Exercise] = []
    for exercise in try words.flatMap(session.workbook.syllabus.find) {
      if !found.contains(exercise) { found.append(exercise) }
    }
    return found
  }

  /// Whoever repeats the command after a solved exercise is graded on the next one.
  private func tellOfMovingOn(to exercises: [Exercise], in session: Session) {
    guard words.isEmpty, answers == nil, !isJSON,
      let last = session.workbook.syllabus.exercises.first(where: {
        $0.module == session.progress.current
      }),
      let next = exercises.first, next != last
    else { return }
    session.tell("\(last.number) is solved; this is \(next.number).", "")
  }

  private func answersFolder(in session: Session) throws -> AnswersFolder {
    guard let answers else { return session.workbook.ownAnswers }
    return try session.workbook.answers(
      at: answers, from: session.dependencies.folder, files: session.files)
  }

  /// Only the learner's own answers count as progress.
  private func remember(
    _ report: GradeReport, isAtWork: Bool, in session: inout Session
  ) throws -> Double? {
    let now = session.time.now()
    return try session.remember {
      $0.note(report.verdict, on: report.exercise, at: now, isAtWork: isAtWork)
    }
  }

  /// Our own answers that `catch-up` put there are counted apart: nobody solved them here.
  private static func summary(of reports: [GradeReport], in session: Session) -> [String] {
    let ours = reports.filter { $0.isCaughtUp(in: session) }.count
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
    for report in reports {
      if case .notGraded = report.verdict { return .notGraded }
    }
    return reports.allSatisfy { $0.verdict == .solved } ? .done : .notSolved
  }
}

extension GradeReport {
  /// Whether our answer, which `catch-up` put in the learner's folder, is what passed.
  func isCaughtUp(in session: Session) -> Bool {
    isOwn && verdict == .solved && session.holdsOurAnswer(exercise)
      && session.progress.state(of: exercise) != .solved
  }
}

extension Grader.Step {
  /// What the person at the terminal reads.
  var words: String {
    switch self {
    case .waiting: "waiting for another check"
    case .building: "building"
    case .running: "running the specs"
    }
  }
}
