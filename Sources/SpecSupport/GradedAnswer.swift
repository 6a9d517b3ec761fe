import Foundation

/// The folder of files that a spec grades, found from where the spec's own file lies.
///
/// `Tests/Specs/<stage>/<exercise>/AnySpecs.swift` grades `<answers>/<stage>/<exercise>`, where
/// `<answers>` is the variable `WORKBOOK_ANSWERS`, or `Exercises` when it is not set.
///
/// The manifest read the same variable when the specs were built. With `--skip-build`, or in a
/// scheme of Xcode's, the two can differ, and then a spec reads other files than those that it was
/// built with: set the variable for both, or for neither.
public struct GradedAnswer: Sendable {
  /// The root of the package.
  public let root: URL
  /// `<stage>/<exercise>`.
  public let key: String
  /// Where the graded files lie.
  public let folder: URL
  /// Where the pristine starter lies.
  public let starter: URL

  public init(
    spec: String,
    environment: [String: String] = ProcessInfo.processInfo.startEnvironment
  ) {
    let exercise = URL(filePath: spec).deletingLastPathComponent()
    let stage = exercise.deletingLastPathComponent()
    key = "\(stage.lastPathComponent)/\(exercise.lastPathComponent)"
    root =
      stage
      .deletingLastPathComponent()  // Specs
      .deletingLastPathComponent()  // Tests
      .deletingLastPathComponent()
    folder = root.appending(path: environment["WORKBOOK_ANSWERS"] ?? "Exercises")
      .appending(path: key)
    starter = root.appending(path: ".starters").appending(path: key)
  }

  /// The module that the exercise builds: `01-inherited-object` → `InheritedObject`.
  public var module: String {
    folder.lastPathComponent.split(separator: "-").dropFirst()
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// The graded Swift files, in order of their names.
  ///
  /// - Parameter names: Files that are not wanted.
  /// - Throws: What Foundation throws when the folder cannot be read.
  public func sources(leavingOut names: Set<String> = []) throws -> [URL] {
    try Self.swiftFiles(in: folder).filter { !names.contains($0.lastPathComponent) }
  }

  /// The names of all graded Swift files but these: what a compile spec leaves out to show that
  /// these stand alone.
  ///
  /// - Throws: What Foundation throws when the folder cannot be read.
  public func allFiles(but names: Set<String>) throws -> Set<String> {
    Set(try sources(leavingOut: names).map(\.lastPathComponent))
  }

  /// The text of a file as the starter holds it.
  ///
  /// - Throws: What Foundation throws when it cannot be read.
  public func starterText(of name: String) throws -> String {
    try String(contentsOf: starter.appending(path: name), encoding: .utf8)
  }

  static func swiftFiles(in folder: URL) throws -> [URL] {
    try FileManager.default
      .subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { folder.appending(path: $0) }
  }
}

extension GradedAnswer {
  /// The first line of a file that stands for the outside world.
  public static let worldMarker = "// The outside world. Leave it as it is."

  /// The names of the files that stand for the outside world.
  ///
  /// - Throws: What Foundation throws when the pristine starter cannot be read.
  public func worldFiles() throws -> [String] {
    try Self.swiftFiles(in: starter).filter {
      try String(contentsOf: $0, encoding: .utf8).hasPrefix(Self.worldMarker)
    }.map(\.lastPathComponent)
  }

  /// Files of the outside world that aren't, byte for byte, what the starter holds, by their names.
  ///
  /// - Throws: What Foundation throws when the pristine starter cannot be read.
  public func changedWorld() throws -> [String] { try changed(among: worldFiles()) }

  /// Those of these files that aren't, byte for byte, what the starter holds, or that are gone.
  ///
  /// - Throws: What Foundation throws when the pristine starter cannot be read.
  public func changed(among names: [String]) throws -> [String] {
    try names.filter { name in
      let pristine = try Data(contentsOf: starter.appending(path: name))
      return pristine != (try? Data(contentsOf: folder.appending(path: name)))
    }
  }
}
