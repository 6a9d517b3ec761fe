import WorkbookKit

struct CatchUpCommand: Command {
  static let name = "catch-up"
  static let synopsis = "STAGE [--solutions DIR] | --undo"
  static let summary = "puts our answers of all earlier stages in place, and keeps yours"
  static let details = [
    "STAGE             3, 03-initializer-injection or initializer-injection",
    "--solutions DIR   takes our answers from DIR: a workbook that has Solutions,",
    "                  or a folder that looks like Exercises",
    "--undo            brings back what was there before",
    "",
    "What you solved is left as it is. All else is copied to .workbook/backups",
    "first. Our answers do not count as solved, also when you change them: to do",
    "one yourself, `reset` it first.",
  ]

  private let word: String?
  private let solutions: String?

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--undo"], values: ["--solutions"])
    try arguments.atMost(1)
    let undoes = arguments.has("--undo")
    word = arguments.words.first
    solutions = arguments.value("--solutions")
    guard !undoes || (word == nil && solutions == nil) else {
      throw WorkbookError(
        "--undo stands alone.", next: "Write: swift run workbook catch-up --undo", isUsage: true)
    }
    guard undoes || word != nil else {
      throw WorkbookError(
        "Which stage do you want to start with?",
        next: "Write for instance: swift run workbook catch-up 3", isUsage: true)
    }
  }

  func run(in session: inout Session) throws -> ExitCode {
    let catchUp = CatchUp(in: session.workbook, files: session.files)
    guard let word else {
      let undone = try catchUp.undo(at: session.time.now())
      try session.remember { $0.current = undone.earlier }
      session.tell(Self.lines(undone) + Self.next(session))
      return .done
    }
    let stage = try session.workbook.syllabus.findStage(word)
    let folder = try solutions.map { name in
      let path = session.absolute(name)
      return try catchUp.solutions(at: path, named: name)
    }
    let outcome = try catchUp.run(
      to: stage, solutions: folder, progress: session.progress, at: session.time.now())
    try session.remember { $0.current = stage.exercises.first?.module }
    session.tell(Self.lines(outcome, stage) + Self.next(session))
    return .done
  }
}

extension CatchUpCommand {
  /// What is said of an answer of ours that was graded in the learner's folder.
  static func notYours(_ exercise: Exercise) -> [String] {
    [
      "Our answer, put there by catch-up: it does not count as solved by you.",
      "To do it yourself: swift run workbook reset \(exercise.number)",
    ]
  }

  private static func lines(_ outcome: CatchUp.Outcome, _ stage: Stage) -> [String] {
    let kept = Count.of(outcome.kept.count, "exercise")
    guard !outcome.placed.isEmpty else {
      return ["You solved all that comes before stage \(stage.number): nothing was replaced."]
    }
    return [
      "Our answers to \(Count.of(outcome.placed.count, "exercise")) are in place, so that you can "
        + "start with stage \(stage.number)."
    ]
      + (outcome.kept.isEmpty ? [] : ["\(kept) that you solved: left as you had it."])
      + outcome.backups.map { "What was there before is kept in \($0)" }
      + ["Bring it back: swift run workbook catch-up --undo"]
  }

  private static func lines(_ undone: CatchUp.Undone) -> [String] {
    let numbers = undone.changed.map(\.number).joined(separator: ", ")
    return [
      "\(Count.of(undone.exercises.count, "exercise")): as before you caught up."
    ]
      + (undone.backup.map { ["What you wrote since in \(numbers) is kept in \($0)"] } ?? [])
  }

  private static func next(_ session: Session) -> [String] {
    session.progress.currentExercise(in: session.workbook.syllabus).map {
      ["", "Go on with \($0.number) \($0.title): swift run workbook next"]
    } ?? []
  }
}
