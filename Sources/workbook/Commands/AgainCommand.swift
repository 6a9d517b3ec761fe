import WorkbookCore

struct AgainCommand: Command {
  static let name = "again"
  static let synopsis = "WHAT [--but N]"
  static let summary = "does an exercise once more, under a constraint and against the clock"
  static let details = [
    "--but N   chooses a constraint of the brief's “Again, but …”: 1 for the first",
    "          At a keyboard, you're asked when you leave it out.",
    "",
    "Puts the starter back (your version is kept in a backup), and starts the clock.",
    "`check` says whether it's solved, and whether you kept the constraint.",
  ]

  private let word: String
  private let number: Int?

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, values: ["--but"])
    try arguments.atMost(1)
    word = try arguments.first(orAsk: "Which exercise?", example: "workbook \(Self.name) 1.1")
    number = try arguments.count("--but", atMost: 9, example: 1)
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercise = try session.workbook.syllabus.findOne(word)
    let all = try session.workbook.brief(of: exercise).again
    if let number, !all.contains(where: { $0.number == number }) {
      throw WorkbookError(
        "\(exercise.number) has \(Count.of(all.count, "constraint")).",
        next: "See them in the brief: swift run workbook next \(exercise.number)", isUsage: true)
    }
    if number == nil { session.print(session.lines(on: all) + [""]) }
    let asks = number == nil && session.terminal.isKeyboard
    let chosen = asks ? try session.choice(of: all) : all.first { $0.number == number }
    try session.startAgain(exercise, under: chosen)
    if number == nil, !asks {
      session.printWrapped(
        "To start under one of them: swift run workbook again \(exercise.number) --but 1")
    }
    return .done
  }
}

extension Session {
  /// Puts the starter back, and starts the clock under the constraint.
  mutating func startAgain(_ exercise: Exercise, under constraint: Constraint?) throws {
    let now = time.now()
    let backup = try Reset(of: exercise, in: workbook).run(at: now)
    startOver(exercise)
    try remember { $0.begin(exercise, at: now, under: constraint?.number) }
    printWrapped(lines(onReset: exercise, backup: backup))
    if let constraint {
      print([""] + style.wrap("Again, but \(constraint.plain)"))
    }
    let times = progress[exercise].times(under: constraint?.number).suffix(3).map(style.clock)
    if !times.isEmpty {
      printWrapped("", "Your last times for this: \(times.joined(separator: ", "))")
    }
    printWrapped("", "The clock runs. Then: swift run workbook check \(exercise.number)")
  }

  /// The constraints of an exercise to choose from.
  fileprivate func lines(on constraints: [Constraint]) -> [String] {
    [style.bold("Again, but … (pick one)")]
      + constraints.flatMap { style.wrap("\($0.number). \($0.plain)", indent: 2, hanging: 3) }
  }

  /// Asks for a constraint at the keyboard; any key that is no number chooses none.
  fileprivate func choice(of constraints: [Constraint]) throws -> Constraint? {
    printWrapped("Press its number, or another key for none.", "")
    var chosen: Constraint?
    try terminal.withKeys {
      while true {
        try dependencies.checkForInterruption()
        guard let key = terminal.readKey(0.1) else { continue }
        if case .letter(let letter) = key {
          chosen = constraints.first { "\($0.number)" == String(letter) }
        }
        return
      }
    }
    return chosen
  }
}
