import Foundation
import WorkbookCore

struct WatchCommand: Command {
  static let name = "watch"
  static let synopsis = "[WHAT] [--timeout S]"
  static let summary = "grades at every save and moves on when the exercise is solved"
  static let details = [
    "Keys: n next exercise, h hint, l list, q quit. Without a terminal, the same",
    "letters as lines.",
    "",
    "--timeout S   stops a spec after S seconds without progress; 10 when not given",
  ]

  private let word: String?
  private let limit: Double?

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, values: ["--timeout"])
    try arguments.atMost(1)
    word = arguments.words.first
    limit = try arguments.seconds("--timeout")
  }

  func run(in session: inout Session) throws -> ExitCode {
    if word == nil, session.currentExercise == nil {
      session.printWrapped(session.allSolved)
      return .done
    }
    var watch = Watch(exercise: try session.exercise(word), session: session, limit: limit)
    try session.terminal.withKeys { try watch.run() }
    return .done
  }
}

/// One session of watching: the exercise at hand, and what it looked like when it was graded.
private struct Watch {
  var exercise: Exercise
  var session: Session
  let limit: Double?
  /// `nil` before the first time: a folder without files is graded, too, to say what is missing.
  var graded: [String: Data]?

  /// Seconds between two looks at the files. It waits for a key meanwhile.
  private static let pollingInterval = 0.05

  mutating func run() throws {
    try session.see(exercise)
    while true {
      do {
        guard try step() else { return }
      } catch let error as WorkbookError {
        session.printWrapped("\(error)".printable)
      }
    }
  }

  /// Grades what was saved, or waits for a key; returns whether to go on.
  private mutating func step() throws -> Bool {
    try session.dependencies.checkForInterruption()
    let state = snapshot()
    guard state != graded else {
      guard let key = session.terminal.readKey(Self.pollingInterval) else { return true }
      return try obey(key)
    }
    graded = state
    try grade()
    session.printWrapped(session.style.dim(keys))
    return true
  }

  private var keys: String {
    session.style.isPlain
      ? "Watching for a save. Press n for the next exercise, h for a hint, l for the list, q to quit."
      : "Watching for a save. Keys: n next, h hint, l list, q quit"
  }

  /// Returns whether to go on.
  private mutating func obey(_ key: TerminalClient.Key) throws -> Bool {
    switch key {
    case .letter("q"), .end:
      return false
    case .letter("h"):
      _ = try HintCommand([exercise.number]).run(in: &session)
    case .letter("l"):
      _ = try ListCommand([]).run(in: &session)
    case .letter("n"):
      try moveOn()
    default:
      break
    }
    return true
  }

  private mutating func grade() throws {
    let ticker = session.ticker(exercise)
    let report = try session.grader(limit: limit).grade(
      exercise, answers: session.workbook.ownAnswers, under: session.constraint(on: exercise)
    ) { ticker.show($0.words) }
    ticker.clear()
    let isOurs = session.holdsReferenceSolution(exercise)
    let time = isOurs ? nil : try session.remember(report, isAtWork: true)
    let screen = ReportScreen(report, session.facts(on: report))
    session.print([""] + screen.lines + screen.ending(time: time, isWatching: true))
    if isOurs { session.printWrapped(screen.notYours) }
    if report.verdict == .solved, !isOurs,
      session.currentExercise != nil
    {
      try moveOn()
    }
  }

  /// Goes to the next exercise that is not solved, and round again from the last one.
  private mutating func moveOn() throws {
    let all = session.workbook.syllabus.exercises
    let here = all.firstIndex(of: exercise) ?? 0
    let others = all[(here + 1)...] + all[..<here]
    guard
      let next = others.first(where: {
        session.progress.isOnPath($0) && session.progress.state(of: $0) != .solved
      })
    else {
      session.printWrapped("There is no other exercise left to solve.")
      return
    }
    exercise = next
    try session.remember { $0.current = next.module }
    try session.see(next)
    // It is graded at its first save: the screen below is what to read now.
    graded = snapshot()
    session.print([""] + (try session.screen(of: next).lines(lead: "Next")))
  }

  /// What the learner's files are now. The bytes are compared: clocks are too coarse for that.
  private func snapshot() -> [String: Data] {
    (try? session.files.sources(in: session.workbook.folder(exercise))) ?? [:]
  }
}
