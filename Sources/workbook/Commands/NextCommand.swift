import WorkbookCore

struct NextCommand: Command {
  static let name = "next"
  static let synopsis = "[WHAT]"
  static let summary = "shows the exercise to work on: its aim, its files, the command"
  static let details = [
    "WHAT   shows the whole brief of an exercise, 2.4 for instance; the exercise that",
    "       you work on stays the same",
  ]

  static let allSolved = [
    "Every exercise is solved.", "Do one again, against the clock: swift run workbook again 1.1",
  ]

  private let word: String?

  init(_ line: [String]) throws {
    let arguments = try Arguments(line)
    try arguments.atMost(1)
    word = arguments.words.first
  }

  func run(in session: inout Session) throws -> ExitCode {
    if let word {
      let screen = try session.screen(of: try session.workbook.syllabus.findOne(word))
      session.print(MarkdownScreen(screen.brief.text, session.style).lines)
      return .done
    }
    guard let exercise = session.progress.currentExercise(in: session.workbook.syllabus) else {
      session.printWrapped(Self.allSolved)
      return .done
    }
    let screen = try session.screen(of: exercise)
    session.print(screen.lines(lead: lead(exercise, session)) + screen.nextCommand)
    if session.progress[exercise].startedAt == nil {
      let now = session.time.now()
      try session.remember { $0.begin(exercise, at: now) }
    }
    return .done
  }

  /// The exercises that were left out come after the last one.
  private func lead(_ exercise: Exercise, _ session: Session) -> String {
    let all = session.workbook.syllabus.exercises
    let last = all.firstIndex { $0.module == session.progress.current } ?? 0
    let here = all.firstIndex(of: exercise) ?? 0
    if session.progress[exercise].isAgain { return "Once more" }
    return here < last ? "Still open" : "Next"
  }
}

/// One exercise: what it asks, its pages, its files and the command to run next.
struct ExerciseScreen {
  let exercise: Exercise
  let brief: Brief
  /// The brief's path, as an editor opens it; so are the other paths.
  let page: String
  /// The files to edit, in the order of their TODOs.
  let edits: [String]
  /// Where the book explains the idea.
  let chapter: String?
  let style: Style

  func lines(lead: String) -> [String] {
    let rows =
      [("Read", page)]
      + edits.enumerated().map { ($0 == 0 || style.isPlain ? "Edit" : "", $1) }
      + (chapter.map { [("Idea", $0)] } ?? [])
    return style.fit(
      "\(lead): " + style.bold("\(exercise.number) \(brief.title)")
        + style.dim(" (\(exercise.minutes) minutes)"))
      + style.wrap(brief.aim, indent: 2) + [""]
      + rows.flatMap { style.fact($0, $1, column: 7) }
  }

  /// The last lines, for a learner who is not watching.
  var nextCommand: [String] {
    [""] + style.fit("Then run: " + style.cyan("swift run workbook check"))
  }
}

extension Session {
  /// Reads what is shown of an exercise.
  func screen(of exercise: Exercise) throws -> ExerciseScreen {
    let folder = workbook.folder(exercise)
    return ExerciseScreen(
      exercise: exercise, brief: try workbook.brief(of: exercise),
      page: shown("\(folder)/README.md"),
      edits: try Starter(of: exercise, in: workbook).filesToEdit().map { shown("\(folder)/\($0)") },
      chapter: chapter(on: exercise), style: style)
  }
}
