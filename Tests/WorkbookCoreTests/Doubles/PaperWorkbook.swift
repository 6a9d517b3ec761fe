import Foundation

@testable import WorkbookCore
@testable import workshop

/// A workbook on the real disk that is never built.
struct PaperWorkbook {
  let root: String
  let folder: TemporaryFolder
  private let files = FileSystemClient.live

  /// - Parameters:
  ///   - name: Its folder's name in the temporary folder.
  ///   - stages: Folders of stages, with those of their exercises; each exercise has two files.
  init(_ name: String, in folder: TemporaryFolder, _ stages: [(String, [String])]) throws {
    self.folder = folder
    root = "\(folder.path)/\(name)"
    try write(Self.manifest(stages), "Package.swift")
    try write("// The tool.\n", "Sources/WorkbookCore/Workbook.swift")
    for (stage, exercises) in stages {
      try write("# \(stage)\n", "Exercises/\(stage)/README.md")
      for exercise in exercises { try addExercise("\(stage)/\(exercise)") }
    }
  }

  private static func manifest(_ stages: [(String, [String])]) -> String {
    stages.map { stage, exercises in
      "  \"\(stage)\",\n" + exercises.map { "  Exercise(\"\($0)\", minutes: 5),\n" }.joined()
    }.joined() + "]\n"
  }

  private func addExercise(_ key: String) throws {
    try write("# Brief of \(key)\n", "Exercises/\(key)/README.md")
    for tree in ["Exercises", ".starters", "Solutions"] {
      try write("\(Starter.worldMarker)\n// Of \(key)\n", "\(tree)/\(key)/World.swift")
    }
    for tree in ["Exercises", ".starters"] {
      try write("// TODO 1: Solve \(key).\n", "\(tree)/\(key)/Answer.swift")
    }
    try write("// Our answer to \(key).\n", "Solutions/\(key)/Answer.swift")
  }
}

extension PaperWorkbook {
  /// It as it is read from the disk now.
  var workbook: Workbook {
    get throws { try Workbook(around: root, .test(files: files)) }
  }

  /// Writes without waiting for the disk: hundreds of these workbooks are made.
  func write(_ text: String, _ path: String) throws {
    let url = URL(filePath: "\(root)/\(path)")
    try files.makeFolder(url.deletingLastPathComponent().path)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws { try files.remove("\(root)/\(path)") }

  func text(_ path: String) -> String? { try? files.text("\(root)/\(path)") }

  func has(_ path: String) -> Bool { files.kind("\(root)/\(path)") != nil }

  /// All that is in a folder: the bytes of files, the texts of links, the folders.
  func snapshot(_ path: String = "", except hidden: [String] = []) -> [String: String] {
    let top = path.isEmpty ? root : "\(root)/\(path)"
    var found: [String: String] = [:]
    for name in (try? files.list(top)) ?? [] where !hidden.contains(name) {
      let below = path.isEmpty ? name : "\(path)/\(name)"
      switch files.kind("\(root)/\(below)") {
      case .file: found[below] = text(below)
      case .link(let text): found[below] = "→ \(text)"
      case .folder:
        found[below] = "a folder"
        found.merge(snapshot(below)) { $1 }
      default: found[below] = "something else"
      }
    }
    return found
  }

  /// The texts of an earlier snapshot that stand nowhere any more, not in a backup either.
  func lost(of earlier: [String: String]) -> [String] {
    let now = Set(snapshot().values)
    return earlier.filter { !now.contains($0.value) }.keys.sorted()
  }
}
