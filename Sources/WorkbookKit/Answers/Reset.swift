import Foundation

/// Puts the pristine starter back in the learner's folder. Nothing is lost by it.
public struct Reset {
  private let exercise: Exercise
  private let workbook: Workbook
  private let files: Files

  public init(of exercise: Exercise, in workbook: Workbook, files: Files) {
    self.exercise = exercise
    self.workbook = workbook
    self.files = files
  }

  /// Puts back all files, or those named, and returns the folder that holds the learner's version.
  ///
  /// Files that the starter does not have go into the backup too. There is no backup when nothing
  /// differs.
  ///
  /// - Throws: `WorkbookError` when a name is none of the starter's, or a file cannot be written.
  public func run(only names: [String] = [], at date: Date) throws -> String? {
    let starter = Starter(of: exercise, in: workbook, files: files)
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
      let backup = try keep(
        (try? files.swiftFiles(in: folder)) ?? [], wanted: wanted, starter, at: date,
        removesAdded: names.isEmpty)
      for name in wanted {
        try files.write(try starter.data(of: name), "\(folder)/\(name)")
      }
      return backup
    } catch {
      throw WorkbookError(
        "\(workbook.relative(folder)) could not be put back: \(error)",
        next: "Check that you may write in that folder.")
    }
  }

  /// Copies what would be lost into a dated folder.
  private func keep(
    _ present: [String], wanted: [String], _ starter: Starter, at date: Date, removesAdded: Bool
  ) throws -> String? {
    let folder = workbook.folder(exercise)
    let pristine = try starter.names()
    let added = removesAdded ? present.filter { !pristine.contains($0) } : []
    let changed = try present.filter { name in
      try wanted.contains(name) && files.read("\(folder)/\(name)") != starter.data(of: name)
    }
    let folders = removesAdded ? files.folders(in: folder) : []
    guard !(added + changed + folders).isEmpty else { return nil }
    let backup = files.freePath(
      "\(workbook.memory)/backups/\(exercise.folder)-\(Stamp.text(date))")
    for name in added + changed + folders {
      try files.copy("\(folder)/\(name)", "\(backup)/\(name)")
    }
    for name in added + folders { try files.remove("\(folder)/\(name)") }
    return backup
  }
}
