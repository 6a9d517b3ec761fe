import Foundation
import WorkbookCore

/// Brings a learner's copy to a newer workbook.
///
/// What is to be new is first made complete in `.workbook/upgrade`. Then a note is written, and each
/// file and folder takes its place in the workbook's folder, after the old one moved to a backup.
/// Cut off before the note, the upgrade starts anew; after the note, the moves are finished.
struct Upgrade {
  private let workbook: Workbook
  private var files: FileSystemClient { workbook.files }

  init(of workbook: Workbook) {
    self.workbook = workbook
  }

  /// What must be known to finish: `.workbook/upgrade.json`.
  private struct Note: Codable {
    /// The folder of the newer workbook.
    var from: String
    /// Where the old files go, relative to the workbook.
    var backup: String
    /// What moves there although nothing new takes its place.
    var removed: [String]
    /// What the learner is to read at the end.
    var report: [String]
  }

  private var staging: String { "\(workbook.memory)/upgrade" }
  private var notePath: String { "\(workbook.memory)/upgrade.json" }
  private var note: Note? {
    (try? files.read(notePath)).flatMap { try? JSONDecoder().decode(Note.self, from: $0) }
  }

  /// The newer workbook's folder, when an upgrade from it was interrupted.
  var unfinished: String? { note?.from }

  /// Does the upgrade.
  ///
  /// - Parameter report: What the learner is to read at the end, given the backup's path.
  /// - Returns: The report.
  func run(
    _ exercises: [UpgradedExercise], from newer: Workbook, at date: Date,
    report: (_ backup: String) -> [String]
  ) throws -> [String] {
    try stage(exercises, newer)
    let backup = workbook.relative(workbook.newBackup("upgrade", at: date))
    let removed = files.kind("\(newer.root)/Solutions") == nil ? ["Solutions"] : []
    let note = Note(from: newer.root, backup: backup, removed: removed, report: report(backup))
    try files.write(try JSONEncoder().encode(note), notePath)
    return try putInPlace(note)
  }

  /// Finishes an upgrade that was interrupted, and returns its report; `nil` when there is none, or
  /// when it has to start anew.
  func finish() throws -> [String]? {
    guard let note else { return nil }
    // The answers are the first to move. Until then, the learner may have gone on with them.
    let moved = "\(workbook.root)/\(note.backup)/Exercises"
    guard files.kind("\(staging)/Exercises") == nil || files.kind(moved) != nil else {
      try files.remove(notePath)
      return nil
    }
    return try putInPlace(note)
  }

  private func putInPlace(_ note: Note) throws -> [String] {
    let rank = ["Exercises": -1, "Package.swift": 1]
    let staged = ((try? files.list(staging)) ?? [])
      .sorted { rank[$0, default: 0] < rank[$1, default: 0] }
    for name in staged + note.removed {
      let (new, place) = ("\(staging)/\(name)", "\(workbook.root)/\(name)")
      let old = "\(workbook.root)/\(note.backup)/\(name)"
      if files.kind(new) == .file, files.kind(place) == .file {
        // At every moment one of the two is there: without a manifest, there's no workbook.
        try files.write(try files.read(place), old)
        try files.replace(new, place)
      } else {
        if files.kind(place) != nil { try files.move(place, files.freePath(old)) }
        if files.kind(new) != nil { try files.move(new, place) }
      }
    }
    try files.remove(staging)
    try files.remove(notePath)
    return note.report
  }
}

// MARK: - Putting the new copy together

extension Upgrade {
  /// What building and learning make; the exercises are put together one by one.
  private static let ignored: Set = [
    ".git", ".build", ".workbook", ".swiftpm", ".DS_Store", "Exercises",
  ]

  private func stage(_ exercises: [UpgradedExercise], _ newer: Workbook) throws {
    try files.remove(staging)
    for name in try files.list(newer.root) where !Self.ignored.contains(name) {
      try stage("\(newer.root)/\(name)", name)
    }
    // A handout doesn't get now what it was made without.
    let tests = files.folders(in: "\(staging)/Tests").filter {
      !["Canaries", "Specs"].contains($0)
    }
    for path in [".ci", ".github", "Solutions"] + tests.map({ "Tests/\($0)" })
    where files.kind("\(workbook.root)/\(path)") == nil { try files.remove("\(staging)/\(path)") }
    try stageTree("Exercises", of: newer) { $0.hasSuffix(".md") || $0.hasSuffix(".swift-format") }
    for exercise in exercises {
      for (name, source) in exercise.sources {
        try stage(source, "Exercises/\(exercise.exercise.key)/\(name)")
      }
    }
    // What else the learner has next to their answers, and in the editors' folders.
    let folders = workbook.syllabus.exercises.map { "\($0.key)/" }
    try stageTree("Exercises", of: workbook) { path in
      !path.hasSuffix("README.md") && !folders.contains(where: path.hasPrefix)
    }
    for name in [".vscode", ".devcontainer"] { try stageTree(name, of: workbook) { _ in true } }
  }

  private func stageTree(
    _ name: String, of source: Workbook, where isWanted: (String) -> Bool
  ) throws {
    for path in files.tree("\(source.root)/\(name)") where isWanted(path) {
      try stage("\(source.root)/\(name)/\(path)", "\(name)/\(path)")
    }
  }

  /// Copies a file or a folder, unless something is there. Links stay links: none is followed.
  private func stage(_ source: String, _ path: String) throws {
    guard files.kind("\(staging)/\(path)") == nil else { return }
    try files.copy(source, "\(staging)/\(path)")
  }
}

extension Workbook {
  /// The newer workbook at an absolute path, which the learner wrote as `name`.
  ///
  /// - Throws: `WorkbookError` when it isn't a workbook, or it is this one, inside or around it.
  func newer(at path: String, named name: String) throws -> Workbook {
    let (from, here) = (files.resolve(path), files.resolve(root))
    guard !"\(from)/".hasPrefix("\(here)/"), !"\(here)/".hasPrefix("\(from)/") else {
      throw WorkbookError(
        "\(name) is this copy of the workbook, or lies inside or around it.",
        next: "Name the newer one's folder, next to this one.", isUsage: true)
    }
    guard let newer = try? Workbook(around: from, dependencies), newer.root == from else {
      throw WorkbookError(
        "\(name) is not a workbook that can be read.",
        next: "Name the folder with the newer one's Package.swift.", isUsage: true)
    }
    return newer
  }
}
