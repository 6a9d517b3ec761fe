import Foundation

/// The folder of files that a spec grades, found from where the spec's own file lies.
///
/// `Tests/Specs/<stage>/<exercise>/AnySpecs.swift` grades `<answers>/<stage>/<exercise>`, where
/// `<answers>` is the variable `WORKBOOK_ANSWERS`, or `Exercises` when it is not set.
public struct GradedAnswer: Sendable {
  /// The root of the package.
  public let root: URL
  /// `<stage>/<exercise>`.
  public let key: String
  /// The folder of answers, relative to the root.
  public let answers: String

  public init(
    spec: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let exercise = URL(filePath: spec).deletingLastPathComponent()
    let stage = exercise.deletingLastPathComponent()
    key = "\(stage.lastPathComponent)/\(exercise.lastPathComponent)"
    root =
      stage
      .deletingLastPathComponent()  // Specs
      .deletingLastPathComponent()  // Tests
      .deletingLastPathComponent()
    answers = environment["WORKBOOK_ANSWERS"] ?? "Exercises"
  }

  /// Where the graded files lie.
  public var folder: URL { root.appending(path: answers).appending(path: key) }

  /// Where the pristine starter lies.
  public var starter: URL { root.appending(path: ".starters").appending(path: key) }

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
