/// Copies handed-in answers to where they are graded: Swift files, and nothing that only looks like
/// one.
struct Intake {
  let files: Files

  /// A file may have so many bytes; ours have a hundredth of it.
  static let largestFile = 1_000_000
  /// An exercise may have so many files.
  static let mostFiles = 100
  /// Folders may lie so deep.
  static let deepest = 5

  /// Puts an exercise's Swift files in the place of those that are there.
  ///
  /// - Throws: `WorkbookError` for a link, a device, or more than any answer needs.
  func take(_ folder: String, to target: String) throws {
    let names = try swiftFiles(in: folder)
    for name in try files.swiftFiles(in: target) { try files.remove("\(target)/\(name)") }
    for name in names {
      // Read and written, not copied: whatever rights it had stay behind.
      try files.write(try files.read("\(folder)/\(name)"), "\(target)/\(name)")
    }
  }

  /// The paths of the Swift files in a folder and in those within it.
  private func swiftFiles(in folder: String) throws -> [String] {
    var found: [String] = []
    try visit(folder, "", depth: 0, &found)
    return found
  }

  private func visit(
    _ folder: String, _ prefix: String, depth: Int, _ found: inout [String]
  ) throws {
    guard depth <= Self.deepest else {
      throw refusal("\(prefix) lies deeper than \(Self.deepest) folders.")
    }
    for name in try files.list(folder) where !name.hasPrefix(".") {
      let path = prefix + name
      switch files.kind("\(folder)/\(name)") {
      case .folder:
        try visit("\(folder)/\(name)", path + "/", depth: depth + 1, &found)
      case .file where name.hasSuffix(".swift"):
        let bytes = files.size("\(folder)/\(name)") ?? .max
        guard bytes <= Self.largestFile else {
          throw refusal("`\(path)` has \(bytes / 1_000_000) MB.")
        }
        found.append(path)
      case .link:
        throw refusal("`\(path)` is a link, and links are not followed.")
      case .other where name.hasSuffix(".swift"):
        throw refusal("`\(path)` is no plain file.")
      default:
        break
      }
      guard found.count <= Self.mostFiles else {
        throw refusal("There are more than \(Self.mostFiles) Swift files.")
      }
    }
  }

  private func refusal(_ problem: String) -> WorkbookError {
    WorkbookError(problem, next: "Hand in plain Swift files, of 1 MB at most.")
  }
}
