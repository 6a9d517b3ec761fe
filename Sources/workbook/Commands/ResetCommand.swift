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

struct AgainCommand: Command {
  static let name = "again"
  static let synopsis = "WHAT"
  static let summary = "does an exercise once more, under a constraint and against the clock"
  static let details = [
    "Puts the starter back (your version is kept in a backup), shows the",
    "constraints of the brief's “Again, but …”, and starts the clock. Your times are",
    "shown when it is solved.",
  ]

  private let word: String

  init(_ line: [String]) throws {
    let arguments = try Arguments(line)
    try arguments.atMost(1)
    word = try arguments.first(orAsk: "Which exercise?", example: "workbook \(Self.name) 1.1")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercise = try session.workbook.syllabus.findOne(word)
    let brief = try session.workbook.brief(of: exercise)
    let now = session.time.now()
    let backup = try Reset(of: exercise, in: session.workbook).run(at: now)
    session.startOver(exercise)
    try session.remember { $0.begin(exercise, at: now) }

    let style = session.style
    session.printWrapped(session.lines(onReset: exercise, backup: backup))
    session.print(["", style.bold("Again, but … (pick one)")])
    session.print(brief.again.flatMap { style.choice($0.text) })
    let times = session.progress[exercise].times.map(style.clock)
    if !times.isEmpty {
      session.printWrapped("", "Your times so far: \(times.joined(separator: ", "))")
    }
    session.printWrapped("", "The clock runs. Then: swift run workbook check \(exercise.number)")
    return .done
  }
}

extension Session {
  /// Notes that an exercise's starter is back: what is done with it is the learner's own work.
  fileprivate func startOver(_ exercise: Exercise) {
    do {
      try CatchUp(in: workbook).startOver(exercise)
    } catch {
      dependencies.printError("\(error)")
    }
  }

  /// What is back, all of an exercise or the files named, and where the learner's version is.
  fileprivate func lines(
    onReset exercise: Exercise, _ names: [String] = [], backup: String?
  ) -> [String] {
    let what = names.isEmpty ? "" : names.map { "`\($0)`" }.joined(separator: ", ") + " of "
    return ["\(what)\(exercise.number) \(exercise.title): as it was at the start."]
      + (backup.map { ["Your version is kept in \(shown($0))"] } ?? [])
  }
}
