/// A copy of the workbook for learners: every starter pristine, nothing that gives an answer away.
public struct Handout {
  private let workbook: Workbook
  private let files: Files

  public init(of workbook: Workbook, files: Files) {
    self.workbook = workbook
    self.files = files
  }

  /// What is made by building or by learning, and what only the workbook's authors need.
  private static let leftOut: Set<String> = [
    ".git", ".build", ".swiftpm", ".workbook", ".ci", ".github", "Exercises", "Solutions", "Tests",
  ]

  /// Writes the copy.
  ///
  /// - Parameters:
  ///   - folder: The absolute path.
  ///   - name: The path as the person wrote it.
  /// - Throws: `WorkbookError` when the folder holds something, lies inside the workbook, or cannot
  ///   be written.
  public func write(to folder: String, named name: String? = nil, withSolutions: Bool) throws {
    let target = resolved(folder)
    let root = files.resolve(workbook.root)
    guard target != root, !target.hasPrefix(root + "/") else {
      throw WorkbookError(
        "\(name ?? folder) lies inside the workbook.", next: "Name a folder beside it.",
        isUsage: true)
    }
    guard !files.exists(target) || (try? files.list(target))?.isEmpty == true else {
      throw WorkbookError(
        "\(name ?? folder) is not empty.", next: "Name a folder that does not exist yet.",
        isUsage: true)
    }
    do {
      try copyAll(to: target, withSolutions: withSolutions)
    } catch {
      throw WorkbookError(
        "\(name ?? folder) cannot be written.",
        next: "See that you may write there, and that the disk has room; or name another folder.")
    }
  }

  /// The path without links, also where the last folder is yet to be made.
  private func resolved(_ folder: String) -> String {
    guard !files.exists(folder), let slash = folder.lastIndex(of: "/"), slash != folder.startIndex
    else { return files.resolve(folder) }
    return resolved(String(folder[..<slash])) + folder[slash...]
  }

  private func copyAll(to target: String, withSolutions: Bool) throws {
    for name in try files.list(workbook.root) where !Self.leftOut.contains(name) {
      try files.copy("\(workbook.root)/\(name)", "\(target)/\(name)")
    }
    try files.copy("\(workbook.root)/Tests/Specs", "\(target)/Tests/Specs")
    if withSolutions { try files.copy("\(workbook.root)/Solutions", "\(target)/Solutions") }
    for stage in workbook.syllabus.stages {
      try copyPages("Exercises/\(stage.folder)", to: target)
      for exercise in stage.exercises {
        try copyPages("Exercises/\(exercise.key)", to: target)
        for name in try files.swiftFiles(in: workbook.starter(exercise)) {
          try files.copy(
            "\(workbook.starter(exercise))/\(name)", "\(target)/Exercises/\(exercise.key)/\(name)")
        }
      }
    }
  }

  private func copyPages(_ folder: String, to target: String) throws {
    for name in try files.list("\(workbook.root)/\(folder)") where name.hasSuffix(".md") {
      try files.copy("\(workbook.root)/\(folder)/\(name)", "\(target)/\(folder)/\(name)")
    }
  }
}
