import WorkbookCore

struct ResetCommand: Command {
  static let name = "reset"
  static let synopsis = "WHAT [FILE…]"
  static let summary = "puts the pristine starter back and keeps your version in a backup"
  static let details = [
    "WHAT   one exercise, 1.2 for instance",
    "FILE   puts back only these files",
  ]

  private let word: String
  private let names: [String]

  init(_ line: [String]) throws {
    let arguments = try Arguments(line)
    word = try arguments.first(orAsk: "Which exercise?", example: "workbook \(Self.name) 1.1")
    names = Array(arguments.words.dropFirst())
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercise = try session.workbook.syllabus.findOne(word)
    let backup = try Reset(of: exercise, in: session.workbook)
      .run(only: names, at: session.time.now())
    if names.isEmpty { session.startOver(exercise) }
    if names.isEmpty, session.progress.state(of: exercise) != .notTried {
      try session.remember { $0.reset(exercise) }
    }
    session.printWrapped(session.lines(onReset: exercise, names, backup: backup))
    return .done
  }
}

extension Session {
  /// Notes that an exercise's starter is back: what is done with it is the learner's own work.
  func startOver(_ exercise: Exercise) {
    do {
      try CatchUp(in: workbook).startOver(exercise)
    } catch {
      dependencies.printError("\(error)")
    }
  }

  /// What is back, all of an exercise or the files named, and where the learner's version is.
  func lines(
    onReset exercise: Exercise, _ names: [String] = [], backup: String?
  ) -> [String] {
    let what = names.isEmpty ? "" : names.map { "`\($0)`" }.joined(separator: ", ") + " of "
    return ["\(what)\(exercise.number) \(exercise.title): as it was at the start."]
      + (backup.map { ["Your version is kept in \(shown($0))"] } ?? [])
  }
}
