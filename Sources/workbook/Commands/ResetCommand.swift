import WorkbookKit

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
    guard let word = arguments.words.first else {
      throw WorkbookError(
        "Which exercise?", next: "Write for instance: swift run workbook reset 1.1", isUsage: true)
    }
    self.word = word
    names = Array(arguments.words.dropFirst())
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercise = try session.workbook.syllabus.findOne(word)
    let backup = try Reset(of: exercise, in: session.workbook, files: session.files)
      .run(only: names, at: session.time.now())
    if names.isEmpty { session.startOver(exercise) }
    if names.isEmpty, session.progress.state(of: exercise) != .notTried {
      try session.remember { $0.reset(exercise) }
    }
    session.tell(ResetCommand.lines(exercise, names, backup: backup, session))
    return .done
  }

  static func lines(
    _ exercise: Exercise, _ names: [String] = [], backup: String?, _ session: Session
  ) -> [String] {
    let what = names.isEmpty ? "" : names.map { "`\($0)`" }.joined(separator: ", ") + " of "
    return ["\(what)\(exercise.number) \(exercise.title): as it was at the start."]
      + (backup.map { ["Your version is kept in \(session.shown($0))"] } ?? [])
  }
}
