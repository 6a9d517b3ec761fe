import WorkbookCore

struct ListCommand: Command {
  static let name = "list"
  static let synopsis = "[--all] [--json]"
  static let summary = "lists the exercises of your path with their minutes and states"
  static let details = [
    "--all    lists every exercise, whatever path it is on",
    "--json   lists every exercise for other programs",
  ]

  private let arguments: Arguments

  init(_ line: [String]) throws {
    arguments = try Arguments(line, flags: ["--all", "--json"])
    try arguments.atMost(0)
  }

  func run(in session: inout Session) throws -> ExitCode {
    if arguments.has("--json") {
      session.print(try JSON.text(of: rows(session)))
      return .done
    }
    let current = session.currentExercise
    let path = arguments.has("--all") ? .everything : session.progress.path ?? .everything
    for stage in session.workbook.syllabus.on(path).stages {
      let lead = session.style.isPlain ? "Stage \(stage.number): " : "\(stage.number)  "
      session.printWrapped(session.style.bold(lead + stage.title))
      for exercise in stage.exercises {
        session.printWrapped(line(exercise, isCurrent: exercise == current, session))
      }
    }
    let others = session.workbook.syllabus.exercises.count { $0.path > path }
    if others > 0 {
      session.printWrapped(
        "",
        "\(Count.of(others, "exercise")) beside the path “\(path.rawValue)”: swift run workbook list --all"
      )
    }
    return .done
  }

  private func line(_ exercise: Exercise, isCurrent: Bool, _ session: Session) -> String {
    let style = session.style
    let state = State(of: exercise, in: session)
    if style.isPlain {
      return "\(exercise.number) \(exercise.title): \(state.rawValue), "
        + style.minutes(exercise.minutes) + (isCurrent ? ". You are here." : "")
    }
    let words = state.rawValue.padded(to: 9)
    let mark =
      switch state {
      case .solved: style.green(style.mark("✓", words))
      case .red: style.red(style.mark("✗", words))
      case .caughtUp, .begun, .notTried: style.dim(style.mark("·", words))
      }
    let width = session.workbook.syllabus.exercises.map(\.title.count).max() ?? 0
    let title = exercise.title.padded(to: width)
    let here = isCurrent ? style.cyan("  \(style.mark("←", "<-")) you are here") : ""
    let word = style.isScreen ? style.dim("  \(state.rawValue)") : ""
    return "  \(mark) \(exercise.number)  \(title) \(exercise.minutes) min\(word)\(here)"
  }

  /// How an exercise stands.
  private enum State: String {
    case solved
    case red
    /// `catch-up` put our answer in place.
    case caughtUp = "caught up"
    /// It was changed, and not graded.
    case begun
    case notTried = "not tried"

    /// What is remembered of the exercise, or else what its files say.
    init(of exercise: Exercise, in session: Session) {
      let folder = session.workbook.folder(exercise)
      let starter = Starter(of: exercise, in: session.workbook)
      self =
        switch session.progress.state(of: exercise) {
        case .solved: .solved
        case _ where session.holdsReferenceSolution(exercise): .caughtUp
        case .red: .red
        case .notTried where !session.files.isFolder(folder): .notTried
        case .notTried: starter.isUntouched(in: folder) ? .notTried : .begun
        }
    }
  }

  private struct Row: Encodable {
    let number: String
    let stage: String
    let folder: String
    let module: String
    let minutes: Int
    let path: LearningPath
    let state: String
  }

  private func rows(_ session: Session) -> [Row] {
    session.workbook.syllabus.exercises.map {
      Row(
        number: $0.number, stage: $0.stageFolder, folder: $0.folder, module: $0.module,
        minutes: $0.minutes, path: $0.path, state: State(of: $0, in: session).rawValue)
    }
  }
}
