import WorkbookCore

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
    "What you solved stays as it is. Everything else is copied to .workbook/backups",
    "first. Our answers don't count as solved, even if you change them: to do one",
    "yourself, `reset` it first.",
  ]

  private let arguments: Arguments

  init(_ line: [String]) throws {
    arguments = try Arguments(line, flags: ["--undo"], values: ["--solutions"])
    try arguments.atMost(1)
    let hasStage = !arguments.words.isEmpty
    if arguments.has("--undo"), hasStage || arguments.value("--solutions") != nil {
      throw WorkbookError(
        "--undo stands alone.", next: "Write: swift run workbook catch-up --undo", isUsage: true)
    }
    guard !arguments.has("--undo") else { return }
    _ = try arguments.first(
      orAsk: "Which stage do you want to start with?", example: "workbook catch-up 3")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let catchUp = CatchUp(in: session.workbook)
    let now = session.time.now()
    do {
      if let word = arguments.words.first {
        let stage = try session.workbook.syllabus.findStage(word)
        let solutions = try arguments.value("--solutions").map { try Self.solutions($0, session) }
        let outcome = try catchUp.run(
          to: stage, solutions: solutions, progress: session.progress, at: now)
        try session.remember { $0.current = stage.exercises.first?.module }
        session.printWrapped(Self.lines(outcome, stage))
      } else {
        let outcome = try catchUp.undo(progress: session.progress, at: now)
        try session.remember { $0.current = outcome.earlier }
        session.printWrapped(Self.lines(onUndo: outcome))
      }
    } catch let error where !(error is WorkbookError || error is ProcessClient.Interrupted) {
      throw WorkbookError(
        "The answers could not be replaced: \(error)",
        next: "Nothing is lost. Check that you may write in Exercises and in .workbook, and that "
          + "the disk has room; then run it again.")
    }
    if let next = session.currentExercise {
      session.printWrapped("", "Go on with \(next.number) \(next.title): swift run workbook next")
    }
    return .done
  }

  private static func lines(onUndo outcome: CatchUp.Outcome) -> [String] {
    guard !outcome.replaced.isEmpty else {
      return ["You have solved all of it: nothing was replaced."]
    }
    return [
      "\(Count.of(outcome.replaced.count, "exercise")): as before you caught up.",
      "What stood there since then is kept in \(outcome.backup ?? "")",
    ]
  }

  /// The folder that looks like `Exercises` and holds our answers: the one that is named, or
  /// `Solutions` in it.
  private static func solutions(_ name: String, _ session: Session) throws -> String {
    let path = session.absolute(name)
    let found = ["\(path)/\(Workbook.solutions)", path].first { folder in
      session.workbook.syllabus.exercises.contains {
        session.files.isFolder("\(folder)/\($0.key)")
      }
    }
    guard let found else {
      throw WorkbookError(
        "\(name) holds no solutions.",
        next: "It must look like Exercises, or be a workbook that has Solutions.", isUsage: true)
    }
    return found
  }

  private static func lines(_ outcome: CatchUp.Outcome, _ stage: Stage) -> [String] {
    guard let backup = outcome.backup else {
      return ["You solved all that comes before stage \(stage.number): nothing was replaced."]
    }
    let count = Count.of(outcome.replaced.count, "exercise")
    return [
      "Our answers to \(count) are in place, so that you can start with stage \(stage.number).",
      "What you solved stays as you had it.",
      "What stood there until now is kept in \(backup)",
      "Bring it back: swift run workbook catch-up --undo",
    ]
  }
}
