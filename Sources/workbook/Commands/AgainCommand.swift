import WorkbookKit

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
    guard let word = arguments.words.first else {
      throw WorkbookError(
        "Which exercise?", next: "Write for instance: swift run workbook again 1.1", isUsage: true)
    }
    self.word = word
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercise = try session.workbook.syllabus.findOne(word)
    let brief = try session.workbook.brief(of: exercise, files: session.files)
    let now = session.time.now()
    let backup = try Reset(of: exercise, in: session.workbook, files: session.files).run(at: now)
    session.startOver(exercise)
    try session.remember { $0.begin(exercise, at: now) }

    let style = session.style
    session.tell(ResetCommand.lines(exercise, backup: backup, session))
    session.print(["", style.bold("Again, but … (pick one)")])
    session.print(brief.again.flatMap { style.choice($0) })
    let times = session.progress[exercise].times.map(style.clock)
    if !times.isEmpty {
      session.tell("", "Your times so far: \(times.joined(separator: ", "))")
    }
    session.tell("", "The clock runs. Then: swift run workbook check \(exercise.number)")
    return .done
  }
}
