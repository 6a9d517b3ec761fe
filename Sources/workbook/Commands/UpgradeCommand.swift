import WorkbookCore

struct UpgradeCommand: Command {
  static let name = "upgrade"
  static let synopsis = "FROM [--dry-run]"
  static let summary = "brings this copy to a newer workbook without losing an answer"
  static let details = [
    "FROM        the folder of the newer workbook: a handout or a full copy",
    "--dry-run   says what would be done, and does nothing",
    "",
    "Answers that you've begun are kept, also if an exercise's number changed. Other",
    "exercises get their new starter. What's replaced moves to .workbook/backups. If",
    "the upgrade was interrupted and this copy doesn't build anymore, or if it has",
    "no such command yet, run the newer workbook's command from here:",
    "",
    "swift run --package-path FROM workbook upgrade FROM",
  ]

  private let name: String
  private let isDryRun: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--dry-run"])
    try arguments.atMost(1)
    name = try arguments.first(
      orAsk: "Where is the newer workbook?", example: "workbook upgrade ../newer")
    isDryRun = arguments.has("--dry-run")
  }

  /// What finishes an upgrade, also when this copy doesn't build anymore.
  static func finish(_ newer: String) -> String {
    let place = newer.quotedForShell
    return "Finish it: swift run --package-path \(place) workbook upgrade \(place)"
  }

  func run(in session: inout Session) throws -> ExitCode {
    let newer = try session.workbook.newer(at: session.absolute(name), named: name)
    guard try CatchUp(in: session.workbook).record() == nil else {
      throw WorkbookError(
        "Our answers stand where yours were, since you caught up.",
        next: "Bring yours back first: swift run workbook catch-up --undo")
    }
    let upgrade = Upgrade(of: session.workbook)
    let exercises = try UpgradedExercise.all(from: session.workbook, to: newer)
    if isDryRun {
      session.printWrapped(
        upgrade.unfinished != nil
          ? ["Only then can a dry run say what's new."]
          : ["An upgrade from \(name) would do this:", ""] + Self.lines(exercises)
            + ["Nothing was changed. To do it: swift run workbook upgrade \(name.quotedForShell)"])
      return .done
    }
    if session.terminal.isScreen {
      session.printWrapped("Upgrading. Should it be interrupted:", Self.finish(newer.root), "")
    }
    do {
      let report =
        try upgrade.finish()
        ?? upgrade.run(exercises, from: newer, at: session.time.now()) { backup in
          ["This copy is upgraded from \(name).", ""] + Self.lines(exercises)
            + ["What was there before is kept in \(backup)", "Go on: swift run workbook"]
        }
      session.printWrapped(report)
    } catch {
      throw WorkbookError(
        "The upgrade stopped: \(error)",
        next: "Nothing is lost: what it replaced is in .workbook/backups. Check that you may write "
          + "here and that the disk has room; then run it again.")
    }
    return .done
  }

  private static func lines(_ exercises: [UpgradedExercise]) -> [String] {
    let lists = UpgradedExercise.Fate.allCases.compactMap { fate -> String? in
      let items = exercises.filter { $0.fate == fate && fate != .same }.map { upgraded in
        upgraded.exercise.number + (upgraded.formerNumber.map { " (was \($0))" } ?? "")
          + (fate == .gone ? " \(upgraded.exercise.title)" : "")
      }
      return items.isEmpty ? nil : "\(fate.rawValue): \(items.joined(separator: ", "))"
    }
    return lists + ["All other files are the newer workbook's.", ""]
  }
}
