import Foundation

extension GradedAnswer {
  /// The first line of a file that stands for the outside world.
  public static let worldMarker = "// The outside world. Leave it as it is."

  /// What is wrong with the files of the outside world, in a sentence for the learner.
  ///
  /// `nil` when each is, byte for byte, what the starter holds.
  ///
  /// - Throws: What Foundation throws when the pristine starter cannot be read.
  public func worldComplaint() throws -> String? {
    let changed = try changedWorldFiles()
    guard let first = changed.first else { return nil }
    let exercise = key.split(separator: "/").last ?? ""
    return """
      `\(first)` was changed. It stands for the outside world, which your code cannot change \
      either. Put it back:
      swift run workbook reset \(exercise) \(first)
      """
  }

  /// The names of the outside world's files that differ from the starter's or are gone.
  func changedWorldFiles() throws -> [String] {
    let worldFiles = try Self.swiftFiles(in: starter).filter {
      try String(contentsOf: $0, encoding: .utf8).hasPrefix(Self.worldMarker)
    }
    return
      try worldFiles
      .filter { pristine in
        let graded = folder.appending(path: pristine.lastPathComponent)
        return try Data(contentsOf: pristine) != (try? Data(contentsOf: graded))
      }
      .map(\.lastPathComponent)
  }
}
