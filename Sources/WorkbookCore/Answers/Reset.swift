import Foundation

/// Puts the pristine starter back in the learner's folder. Nothing is lost by it.
public struct Reset {
  private let exercise: Exercise
  private let workbook: Workbook
  private var files: FileSystemClient { workbook.files }

  public init(of exercise: Exercise, in workbook: Workbook) {
    self.exercise = exercise
    self.workbook = workbook
  }

  /// Puts back all files, or those named, and returns the folder that holds the learner's version.
  ///
  /// Files that the starter does not have go into the backup too. There is no backup when nothing
  /// differs.
  ///
  /// - Throws: `WorkbookError` when a name is none of the starter's, or a file cannot be written.
  public func run(only names: [String] = [], at date: Date) throws -> String? {
    let starter = Starter(of: exercise, in: workbook)
    let all = try starter.names()
    if let unknown = names.first(where: { !all.contains($0) }) {
      let near = NearMiss.candidates(for: unknown, among: all)
      throw WorkbookError(
        "The starter of \(exercise.number) has no file `\(unknown)`.",
        next: "It has \((near.isEmpty ? all : near).map { "`\($0)`" }.joined(separator: ", ")).",
        isUsage: true)
    }
    let folder = workbook.folder(exercise)
    let wanted = names.isEmpty ? all : names
    do {
      let pristine = try files.sources(in: workbook.starter(exercise))
      let present = files.compiled(in: folder)
      let added = names.isEmpty ? present.filter { pristine[$0] == nil } : []
      let changed = try present.filter {
        try wanted.contains($0) && files.read("\(folder)/\($0)") != pristine[$0]
      }
      let lost = changed + added
      let backup = lost.isEmpty ? nil : workbook.newBackup(exercise.folder, at: date)
      if let backup { try files.copyAll(lost, from: folder, to: backup) }
      for name in added { try files.remove("\(folder)/\(name)") }
      for name in wanted { try files.write(pristine[name] ?? Data(), "\(folder)/\(name)") }
      return backup
    } catch {
      throw WorkbookError(
        "\(workbook.relative(folder)) could not be put back: \(error)",
        next: "Check that you may write in that folder.")
    }
  }
}

extension Workbook {
  /// The path of a folder that isn't there yet: `.workbook/backups/NAME-2026-01-31-140509`.
  public func newBackup(_ name: String, at date: Date) -> String {
    files.freePath("\(memory)/backups/\(name)-\(Stamp.text(date))")
  }
}

extension FileSystemClient {
  /// Copies files and folders, by their names, from one folder to another.
  func copyAll(_ names: [String], from folder: String, to target: String) throws {
    for name in names { try copy("\(folder)/\(name)", "\(target)/\(name)") }
  }
}
