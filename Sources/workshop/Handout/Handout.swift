import WorkbookCore

/// A copy of the workbook for learners: every starter pristine, nothing that gives an answer away.
struct Handout {
  private let workbook: Workbook
  private var files: FileSystemClient { workbook.files }

  init(of workbook: Workbook) {
    self.workbook = workbook
  }

  /// What is copied as it is. A list of what is left out would let through what lies about: the
  /// reports of another class, for instance.
  private static let copied: Set<String> = [
    ".devcontainer", ".editorconfig", ".gitignore", ".starters", ".swift-format", ".vscode",
    "CHANGELOG.md", "CONTRIBUTING.md", "Package.swift", "README.md", "Sources", "docs",
  ]

  /// Writes the copy.
  ///
  /// - Parameters:
  ///   - folder: The absolute path.
  ///   - name: The path as the person wrote it.
  /// - Throws: `WorkbookError` when the folder holds something, lies inside the workbook, or cannot
  ///   be written.
  func write(to folder: String, named name: String? = nil, withSolutions: Bool) throws {
    let target = files.resolve(folder)
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

  private func copyAll(to target: String, withSolutions: Bool) throws {
    for name in try files.list(workbook.root) where Self.copied.contains(name) {
      try files.copy("\(workbook.root)/\(name)", "\(target)/\(name)")
    }
    for part in ["Tests/Canaries", "Tests/Specs"] {
      try files.copy("\(workbook.root)/\(part)", "\(target)/\(part)")
    }
    if withSolutions { try files.copy("\(workbook.root)/Solutions", "\(target)/Solutions") }
    for stage in workbook.syllabus.stages {
      for folder in [stage.folder] + stage.exercises.map(\.key) {
        try copy(
          ".md", from: "\(workbook.root)/Exercises/\(folder)", to: "\(target)/Exercises/\(folder)")
      }
      for exercise in stage.exercises {
        try copy(
          ".swift", from: workbook.starter(exercise), to: "\(target)/Exercises/\(exercise.key)")
      }
    }
  }

  private func copy(_ ending: String, from folder: String, to target: String) throws {
    for name in try files.list(folder) where name.hasSuffix(ending) {
      try files.copy("\(folder)/\(name)", "\(target)/\(name)")
    }
  }
}
