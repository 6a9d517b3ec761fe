import Testing

/// Code behind a chapter that is one module: a file, or the files of a folder.
struct Unit: Hashable, Sendable {
  let chapter: String
  let name: String
  let files: [TextFile]

  /// The files that compile.
  var sound: [TextFile] { files.filter { RefusalMark(in: $0) == nil } }
  /// The files that say themselves that they do not.
  var refused: [TextFile] { files.filter { RefusalMark(in: $0) != nil } }

  /// Whether it is a program, to be run for what it prints.
  var isProgram: Bool { sound.contains { $0.name == "main.swift" } }
  /// How many tests it holds.
  var specCount: Int { sound.map { SpecCount(in: $0.text).count }.reduce(0, +) }

  /// A module of its own among all chapters' units: `Containers_Lock`.
  var module: String {
    "\(chapter)_\(name)".map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
  }
}

extension Unit: CustomTestStringConvertible {
  var testDescription: String { "\(chapter)/\(name)" }
}
