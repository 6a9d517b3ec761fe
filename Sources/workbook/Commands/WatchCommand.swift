import Foundation
import WorkbookKit

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
    if word == nil, session.progress.currentExercise(in: session.workbook.syllabus) == nil {
      session.tell(NextCommand.allSolved)
      return .done
    }
    var watch = Watch(try session.exercise(word), session: session, limit: limit)
    let terminal = session.terminal
    try terminal.withKeys { try watch.run() }
    return .done
  }
}

/// One session of watching: the exercise at hand, and what it looked like when it was graded.
private struct Watch {
  private var exercise: Exercise
  private var session: Session
  private let limit: Double?
  /// `nil` before the first time: a folder without files is graded, too, to say what is missing.
  private var graded: [String: Data]?

  init(_ exercise: Exercise, session: Session, limit: Double?) {
    self.exercise = exercise
    self.session = session
    self.limit = limit
  }

  mutating func run() throws {
    while true {
      do {
        guard try step() else { return }
      } catch let error as WorkbookError {
        session.tell("\(error)".printable)
      }
    }
  }

  /// Grades what was saved, or waits for a key; returns whether to go on.
  private mutating func step() throws -> Bool {
    try session.dependencies.checkForInterruption()
    let state = snapshot()
    guard state != graded else {
      guard let key = session.terminal.readKey(0.05) else { return true }
      return try obey(key)
    }
    graded = state
    try grade()
    session.tell(session.style.dim(keys))
    return true
  }

  private var keys: String {
    session.style.isPlain
      ? "Watching for a save. Press n for the next exercise, h for a hint, l for the list, q to quit."
      : "Watching for a save. Keys: n next, h hint, l list, q quit"
  }

  /// Returns whether to go on.
  private mutating func obey(_ key: Terminal.Key) throws -> Bool {
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
    let ticker = Ticker(session, what: "\(exercise.number) \(exercise.title)", part: (1, 1))
    let report = try session.grader(limit: limit)
      .grade(exercise, answers: session.workbook.ownAnswers) { ticker.show($0.words) }
    ticker.clear()
    let isOurs = session.holdsOurAnswer(exercise)
    let now = session.time.now()
    let time = try session.remember { [exercise] progress in
      isOurs ? nil : progress.note(report.verdict, on: exercise, at: now)
    }
    let screen = ReportScreen(report, in: session)
    session.print([""] + screen.lines + screen.ending(time: time, isWatching: true))
    if isOurs { session.tell(CatchUpCommand.notYours(exercise)) }
    if report.verdict == .solved, !isOurs,
      session.progress.currentExercise(in: session.workbook.syllabus) != nil
    {
      try moveOn()
    }
  }

  /// Goes to the next exercise that is not solved, and round again from the last one.
  private mutating func moveOn() throws {
    let all = session.workbook.syllabus.exercises
    let here = all.firstIndex(of: exercise) ?? 0
    let others = all[(here + 1)...] + all[..<here]
    guard let next = others.first(where: { session.progress.state(of: $0) != .solved }) else {
      session.tell("There is no other exercise left to solve.")
      return
    }
    exercise = next
    let now = session.time.now()
    try session.remember { progress in
      progress.current = next.module
      if progress[next].startedAt == nil { progress.begin(next, at: now) }
    }
    // It is graded at its first save: the screen below is what to read now.
    graded = snapshot()
    session.print([""] + (try ExerciseScreen(next, in: session).lines(lead: "Next")))
  }

  /// What the learner's files are now. The bytes are compared: clocks are too coarse for that.
  private func snapshot() -> [String: Data] {
    let folder = session.workbook.folder(exercise)
    var stamps: [String: Data] = [:]
    for name in (try? session.files.swiftFiles(in: folder)) ?? [] {
      stamps[name] = try? session.files.read("\(folder)/\(name)")
    }
    return stamps
  }
}
