import Foundation

@testable import WorkbookCore
@testable import workbook

/// A learner's copy and a newer workbook beside it, in which much is another way.
struct UpgradeWorld {
  let here: PaperWorkbook
  let newer: PaperWorkbook

  /// The kettle is begun and stays where it is; the toaster is not begun and stays; the lamp is
  /// begun and moves; the radio is begun and goes; the oven is not begun and goes.
  init() throws {
    let folder = try TemporaryFolder(isQuick: true)
    here = try PaperWorkbook(
      "mine", in: folder,
      [
        ("01-first", ["01-kettle", "02-toaster", "03-lamp"]),
        ("02-second", ["01-radio", "02-oven"]),
      ])
    newer = try PaperWorkbook(
      "newer", in: folder,
      [("01-first", ["01-kettle", "02-fan", "03-toaster"]), ("02-other", ["01-lamp"])])
    try here.write("my kettle", "Exercises/01-first/01-kettle/Answer.swift")
    try here.write("my notes", "Exercises/01-first/01-kettle/notes.txt")
    try here.write("my lamp", "Exercises/01-first/03-lamp/Deep/Lamp.swift")
    try here.write("my radio", "Exercises/02-second/01-radio/Answer.swift")
    for (path, text) in ["notes.md": "my notes", ".workbook/progress.json": "{}", ".git/HEAD": "m"]
    {
      try here.write(text, path)
    }
    for path in ["Sources/Old/Old.swift", "docs/Old.md", "Tests/Specs/Old.swift"] {
      try here.write("old", path)
    }
    try here.write("// tool 1", "Sources/WorkbookCore/Tool.swift")
    try renew()
  }

  private func renew() throws {
    for (path, text) in [
      "README.md": "new", ".gitignore": "new", ".git/HEAD": "n", ".build/x": "n",
      ".workbook/progress.json": "theirs", ".vscode/tasks.json": "new", "docs/New.md": "new",
      "Sources/WorkbookCore/Tool.swift": "// tool 2",
      "Exercises/01-first/01-kettle/README.md": "new brief",
      "Exercises/01-first/01-kettle/Answer.swift": "somebody's answer",
    ] { try newer.write(text, path) }
    for exercise in ["01-first/01-kettle", "01-first/03-toaster"] {
      try newer.write("// TODO 1: Solve it anew.\n", ".starters/\(exercise)/Answer.swift")
      try newer.write("\(Starter.worldMarker)\n// 2\n", ".starters/\(exercise)/World.swift")
      try newer.write("// given\n", ".starters/\(exercise)/Lid.swift")
    }
    try newer.remove("Solutions")
  }
}

extension UpgradeWorld {
  func exercises() throws -> [UpgradedExercise] {
    try UpgradedExercise.all(from: here.workbook, to: newer.workbook)
  }

  /// Runs the command's two steps.
  ///
  /// - Returns: The report, which is the backup's path.
  @discardableResult
  func run(at date: Date = Clock.start, with files: FileSystemClient = .live) throws -> [String] {
    let upgrade = Upgrade(of: try here.workbook.with(files: files))
    return try upgrade.finish()
      ?? upgrade.run(exercises(), from: newer.workbook, at: date) { [$0] }
  }

  /// Every file of the learner's copy but the tool's memory; folders count for what is in them.
  func snapshot() -> [String: String] {
    here.snapshot(except: [".workbook"]).filter { $0.value != "a folder" }
  }

  /// The paths at which it is not as in another snapshot.
  func differences(from other: [String: String]) -> [String] {
    let mine = snapshot()
    return Set(mine.keys).union(other.keys).filter { mine[$0] != other[$0] }.sorted()
  }

  func fate(_ module: String) throws -> UpgradedExercise.Fate? {
    try exercises().first { $0.exercise.module == module }?.fate
  }
}
