import WorkbookKit

struct UpgradeCommand: Command {
  static let name = "upgrade"
  static let synopsis = "FROM [--dry-run]"
  static let summary = "brings this copy to a newer workbook without losing an answer"
  static let details = [
    "FROM        the folder of the newer workbook: a handout or a full copy",
    "--dry-run   says what would be done, and does nothing",
    "",
    "What you have begun is kept, also where its number changed; other exercises",
    "get their new starter. All that is replaced is copied to .workbook/backups",
    "first. If it was interrupted and this copy does not build any more, or if it",
    "has no such command yet, run the newer one's from here:",
    "",
    "swift run --package-path FROM workbook upgrade FROM",
  ]

  private let name: String
  private let isDryRun: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--dry-run"])
    try arguments.atMost(1)
    guard let name = arguments.words.first else {
      throw WorkbookError(
        "Where is the newer workbook?",
        next: "Write for instance: swift run workbook upgrade ../newer", isUsage: true)
    }
    self.name = name
    isDryRun = arguments.has("--dry-run")
  }

  /// What finishes an upgrade, also when this copy does not build any more.
  static func finish(_ newer: String) -> String {
    let place = newer.quotedForShell
    return "Finish it: swift run --package-path \(place) workbook upgrade \(place)"
  }

  func run(in session: inout Session) throws -> ExitCode {
    let workbook = session.workbook
    let newer = try Upgrade.newer(
      at: session.absolute(name), named: name,
      than: workbook, files: session.files)
    guard try CatchUp(in: workbook, files: session.files).record() == nil else {
      throw WorkbookError(
        "Our answers stand where yours were, since you caught up.",
        next: "Bring yours back first: swift run workbook catch-up --undo")
    }
    let plan = try UpgradePlanner(of: workbook, to: newer, files: session.files).plan()
    let screen = UpgradeScreen(plan, from: name)
    if isDryRun {
      session.tell(plan.isEmpty ? UpgradeScreen.nothing : screen.prospect)
      return .done
    }
    if !plan.isEmpty, session.terminal.isScreen {
      session.tell(["Upgrading. Should it be interrupted:", Self.finish(newer.root), ""])
    }
    let backups = try Upgrade(of: workbook, files: session.files)
      .run(plan, from: newer.root, at: session.time.now())
    session.tell(plan.isEmpty ? UpgradeScreen.nothing : screen.result(backups))
    return .done
  }
}
