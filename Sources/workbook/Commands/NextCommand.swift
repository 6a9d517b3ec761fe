import WorkbookKit

struct NextCommand: Command {
  static let name = "next"
  static let synopsis = ""
  static let summary = "shows the exercise to work on: its brief, its files, the command"

  init(_ line: [String]) throws {
    try Arguments(line).atMost(0)
  }

  func run(in session: inout Session) throws -> ExitCode {
    guard let exercise = session.progress.currentExercise(in: session.workbook.syllabus) else {
      session.tell(Self.allSolved)
      return .done
    }
    let screen = try ExerciseScreen(exercise, in: session)
    session.print(screen.lines(lead: lead(exercise, session)) + screen.nextCommand)
    if session.progress[exercise].startedAt == nil {
      let now = session.time.now()
      try session.remember { $0.begin(exercise, at: now) }
    }
    return .done
  }

  static let allSolved = [
    "Every exercise is solved.", "Do one again, against the clock: swift run workbook again 1.1",
  ]

  /// Behind the last exercise come those that were left out.
  private func lead(_ exercise: Exercise, _ session: Session) -> String {
    let all = session.workbook.syllabus.exercises
    let last = all.firstIndex { $0.module == session.progress.current } ?? 0
    let here = all.firstIndex(of: exercise) ?? 0
    if session.progress[exercise].isAgain { return "Once more" }
    return here < last ? "Still open" : "Next"
  }
}
