import WorkbookKit

struct NextCommand: Command {
  static let name = "next"
  static let synopsis = ""
  static let summary = "shows the exercise to work on: its brief, its files, the command"

  init(_ line: [String]) throws {
    try Arguments(line).atMost(0)
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercise = try session.exercise(nil)
    session.print(try ExerciseScreen(exercise, in: session).lines(lead: "Next"))
    if session.progress[exercise].startedAt == nil {
      session.progress.begin(exercise, at: session.time.now())
      session.save()
    }
    return .done
  }
}
