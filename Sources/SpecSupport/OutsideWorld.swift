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
    let worldFiles = try Self.swiftFiles(in: starter).filter {
      try String(contentsOf: $0, encoding: .utf8).hasPrefix(Self.worldMarker)
    }
    return try complaint(
      whenChanged: worldFiles.map(\.lastPathComponent),
      because: "It stands for the outside world, which your code cannot change either.")
  }

  /// What is wrong with the files of these names, in a sentence for the learner.
  ///
  /// `nil` when each is, byte for byte, what the starter holds.
  ///
  /// - Parameter reason: Why it has to stay as it is, as a sentence.
  /// - Throws: What Foundation throws when the pristine starter cannot be read.
  public func complaint(whenChanged names: [String], because reason: String) throws -> String? {
    let changed = try names.first { name in
      let graded = folder.appending(path: name)
      let pristine = try Data(contentsOf: starter.appending(path: name))
      return pristine != (try? Data(contentsOf: graded))
    }
    guard let changed else { return nil }
    let exercise = key.split(separator: "/").last ?? ""
    return """
      `\(changed)` was changed. \(reason) Put it back:
      swift run workbook reset \(exercise) \(changed)
      """
  }
}
