import WorkbookCore

struct NextCommand: Command {
  static let name = "next"
  static let synopsis = "[WHAT]"
  static let summary = "shows the exercise to work on: its aim, its files, the command"
  static let details = [
    "WHAT   shows the whole brief of an exercise, 2.4 for instance; the exercise that",
    "       you work on stays the same",
    "",
    "The exercises come in the order of the book. Those that are not on your path are",
    "left out: swift run workbook path",
  ]

  private let word: String?

  init(_ line: [String]) throws {
    let arguments = try Arguments(line)
    try arguments.atMost(1)
    word = arguments.words.first
  }

  func run(in session: inout Session) throws -> ExitCode {
    if let word {
      let exercise = try session.workbook.syllabus.findOne(word)
      let screen = try session.screen(of: exercise)
      session.print(MarkdownScreen(screen.brief.text, session.style).lines)
      if exercise == session.currentExercise { try session.see(exercise) }
      return .done
    }
    guard let exercise = session.currentExercise else {
      session.printWrapped(session.allSolved)
      return .done
    }
    let screen = try session.screen(of: exercise)
    session.print(screen.lines(lead: lead(exercise, session)) + screen.nextCommand)
    try session.see(exercise)
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
  /// Notes that the learner has seen what an exercise asks: from now on the clock runs.
  mutating func see(_ exercise: Exercise) throws {
    let now = time.now()
    try remember { $0.see(exercise, at: now) }
  }

  /// What to do when no exercise is left on the learner's path.
  var allSolved: [String] {
    if let path = progress.path, let longer = LearningPath.allCases.first(where: { $0 > path }) {
      return [
        "Every exercise of the path “\(path.rawValue)” is solved.",
        "Go on with the next path: swift run workbook path \(longer.rawValue)",
      ]
    }
    return [
      "Every exercise is solved.", "Do one again, against the clock: swift run workbook again 1.1",
    ]
  }

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
