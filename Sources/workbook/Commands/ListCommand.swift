import WorkbookKit

struct ListCommand: Command {
  static let name = "list"
  static let synopsis = "[--json]"
  static let summary = "lists every exercise with its stage, minutes and state"

  private let isJSON: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--json"])
    try arguments.atMost(0)
    isJSON = arguments.has("--json")
  }

  func run(in session: inout Session) throws -> ExitCode {
    if isJSON {
      session.print(try JSON.text(of: rows(session)))
      return .done
    }
    let current = session.progress.currentExercise(in: session.workbook.syllabus)
    for stage in session.workbook.syllabus.stages {
      let lead = session.style.isPlain ? "Stage \(stage.number): " : "\(stage.number)  "
      session.tell(session.style.bold(lead + stage.title))
      for exercise in stage.exercises {
        session.tell(line(exercise, isCurrent: exercise == current, session))
      }
    }
    return .done
  }

  private func line(_ exercise: Exercise, isCurrent: Bool, _ session: Session) -> String {
    let style = session.style
    let state = session.standing(of: exercise)
    if style.isPlain {
      return "\(exercise.number) \(exercise.title): \(state.rawValue), "
        + style.minutes(exercise.minutes) + (isCurrent ? ". You are here." : "")
    }
    let words = state.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
    let mark =
      switch state {
      case .solved: style.green(style.mark("✓", words))
      case .red: style.red(style.mark("✗", words))
      case .caughtUp, .begun, .notTried: style.dim(style.mark("·", words))
      }
    let width = session.workbook.syllabus.exercises.map(\.title.count).max() ?? 0
    let title = exercise.title.padding(toLength: width, withPad: " ", startingAt: 0)
    let here = isCurrent ? style.cyan("  \(style.mark("←", "<-")) you are here") : ""
    let word = style.isScreen ? style.dim("  \(state.rawValue)") : ""
    return "  \(mark) \(exercise.number)  \(title) \(exercise.minutes) min\(word)\(here)"
  }

  private struct Row: Encodable {
    let number: String
    let stage: String
    let folder: String
    let module: String
    let minutes: Int
    let state: String
  }

  private func rows(_ session: Session) -> [Row] {
    session.workbook.syllabus.exercises.map {
      Row(
        number: $0.number, stage: $0.stageFolder, folder: $0.folder, module: $0.module,
        minutes: $0.minutes, state: session.standing(of: $0).rawValue)
    }
  }
}
