extension Files {
  /// The names of what is compiled in an exercise's folder: Swift files, and folders, which may
  /// hold some.
  func compiled(in folder: String) -> [String] {
    ((try? list(folder)) ?? []).filter { $0.hasSuffix(".swift") || isFolder("\(folder)/\($0)") }
  }
}

extension CatchUp {
  /// Our answer as it was put in place: what the learner changed since is told by it.
  func copyOfOurs(_ exercise: Exercise) -> String { "\(copies)/\(exercise.module)" }

  /// The folder with what only a catch-up in force needs.
  var copies: String { "\(workbook.memory)/catch-up" }

  /// Copies what is compiled of the learner's folder. The copy is there even when that is nothing.
  func copyAnswer(_ exercise: Exercise, to backup: String) throws {
    let folder = workbook.folder(exercise)
    try files.makeFolder(backup)
    for name in files.compiled(in: folder) {
      try files.copy("\(folder)/\(name)", "\(backup)/\(name)")
    }
  }

  /// Makes what is compiled of the learner's folder the same as another folder.
  func replaceAnswer(_ exercise: Exercise, with source: String) throws {
    let folder = workbook.folder(exercise)
    let names = files.compiled(in: source)
    for name in names {
      try files.place("\(source)/\(name)", at: "\(folder)/\(name)", through: "\(copies)/staging")
    }
    for name in files.compiled(in: folder) where !names.contains(name) {
      try files.remove("\(folder)/\(name)")
    }
  }

  /// Whether there is anything in the learner's folder that is neither our answer nor in the
  /// backup. After a run that was cut off, the folder holds some of both.
  func hasNewWork(_ exercise: Exercise, _ entry: CatchUpRecord.Entry) -> Bool {
    let folder = workbook.folder(exercise)
    let known = [copyOfOurs(exercise), "\(workbook.root)/\(entry.backup)"]
    return files.compiled(in: folder)
      .flatMap { name in
        files.kind("\(folder)/\(name)") == .folder
          ? files.tree("\(folder)/\(name)").map { "\(name)/\($0)" } : [name]
      }
      .contains { path in
        guard let data = try? files.read("\(folder)/\(path)") else {
          return files.kind("\(folder)/\(path)") == .file
        }
        return !known.contains { (try? files.read("\($0)/\(path)")) == data }
      }
  }
}
