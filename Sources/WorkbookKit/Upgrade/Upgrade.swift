import Foundation

/// Brings a learner's copy to a newer workbook. What is replaced is copied first.
public struct Upgrade {
  private let workbook: Workbook
  private let files: Files

  public init(of workbook: Workbook, files: Files) {
    self.workbook = workbook
    self.files = files
  }

  /// What is remembered while it runs: `.workbook/upgrade.json`.
  private struct Note: Codable {
    /// The folders with what was replaced, relative to the workbook.
    var backups: [String]
    /// The folder of the newer workbook.
    var from: String?
  }

  /// Does what a plan says.
  ///
  /// Nothing is changed before the copies are complete. Cut off, it can be planned and run again.
  ///
  /// - Parameter newer: The folder of the newer workbook.
  /// - Returns: The folders with what was replaced, relative to the workbook; the last one is this
  ///   run's, those before it are left from runs that were cut off.
  /// - Throws: `WorkbookError` when a file cannot be written.
  public func run(_ plan: UpgradePlan, from newer: String, at date: Date) throws -> [String] {
    guard !plan.isEmpty || !interrupted.isEmpty else { return [] }
    guard files.isWritable(workbook.root) else {
      throw WorkbookError(
        "You may not write in this copy of the workbook.", next: "Nothing was changed.")
    }
    let home = files.freePath("\(workbook.memory)/backups/upgrade-\(Stamp.text(date))")
    let backups = interrupted + (plan.isEmpty ? [] : [workbook.relative(home)])
    do {
      try copyAll(that: plan, to: home)
      try files.write(try JSONEncoder().encode(Note(backups: backups, from: newer)), notePath)
      for change in plan.changes { try make(change, newer) }
      try files.remove(staging)
      try files.remove(notePath)
      return backups
    } catch {
      throw WorkbookError(
        "The upgrade stopped: \(error)",
        next: "Nothing is lost: what it replaced is in .workbook/backups. Check that you may write "
          + "here and that the disk has room; then run it again.")
    }
  }

  /// The backups of upgrades that were cut off.
  private var interrupted: [String] { note?.backups ?? [] }

  /// The newer workbook's folder, when an upgrade from it was cut off and is to be run again.
  public var unfinished: String? { note?.from }

  private var note: Note? {
    (try? files.read(notePath)).flatMap { try? JSONDecoder().decode(Note.self, from: $0) }
  }

  private var notePath: String { "\(workbook.memory)/upgrade.json" }
  private var staging: String { "\(workbook.memory)/upgrade-staging" }
}

extension Upgrade {
  /// Folders come before what is in them, which is copied with them.
  private func copyAll(that plan: UpgradePlan, to home: String) throws {
    var copied: Set<String> = []
    for path in Set(plan.changes.map(\.touched)).sorted(by: { $0.count < $1.count }) {
      guard files.kind("\(workbook.root)/\(path)") != nil,
        !copied.contains(where: { path.hasPrefix("\($0)/") })
      else { continue }
      try files.copy("\(workbook.root)/\(path)", "\(home)/\(path)")
      if files.kind("\(home)/\(path)") == .folder { copied.insert(path) }
    }
  }

  private func make(_ change: UpgradePlan.Change, _ newer: String) throws {
    let root = workbook.root
    switch change {
    case .move(let path, let target):
      try files.move("\(root)/\(path)", "\(root)/\(target)")
      try removeEmptyFolders(above: path)
    case .put(let source, let target):
      try files.place("\(newer)/\(source)", at: "\(root)/\(target)", through: staging)
    case .link(let text, let target):
      try files.remove("\(root)/\(target)")
      try files.link("\(root)/\(target)", text)
    case .remove(let path):
      try files.remove("\(root)/\(path)")
      try removeEmptyFolders(above: path)
    }
  }

  private func removeEmptyFolders(above path: String) throws {
    guard let slash = path.lastIndex(of: "/") else { return }
    let folder = String(path[..<slash])
    guard (try? files.list("\(workbook.root)/\(folder)"))?.isEmpty == true else { return }
    try files.remove("\(workbook.root)/\(folder)")
    try removeEmptyFolders(above: folder)
  }
}
