import Foundation

/// The pristine starter of an exercise, kept next to the learner's copy.
///
/// It is what `reset` puts back and what shows that a file of the outside world was changed, in a
/// ZIP download too, where there is no git to ask.
public struct Starter: Sendable {
  public let exercise: Exercise
  private let workbook: Workbook
  private var files: FileSystemClient { workbook.files }

  public init(of exercise: Exercise, in workbook: Workbook) {
    self.exercise = exercise
    self.workbook = workbook
  }

  /// The first line of a file that stands for the outside world.
  public static let worldMarker = "// The outside world. Leave it as it is."

  /// The names of its files.
  ///
  /// - Throws: `WorkbookError` when the starter is not there.
  public func names() throws -> [String] {
    let folder = workbook.starter(exercise)
    guard let names = try? files.swiftFiles(in: folder), !names.isEmpty else {
      throw WorkbookError(
        "The pristine starter of \(exercise.number) is missing: \(workbook.relative(folder))",
        next: "Put it back from a fresh copy of the workbook.")
    }
    return names
  }

  /// The bytes of one of its files.
  public func data(of name: String) throws -> Data {
    try files.read("\(workbook.starter(exercise))/\(name)")
  }

  /// Whether a file stands for the outside world.
  public func isWorld(_ name: String) throws -> Bool {
    String(decoding: try data(of: name), as: UTF8.self).hasPrefix(Self.worldMarker)
  }

  /// The names of the files with a TODO, in the order of their TODOs where these have numbers.
  public func filesToEdit() throws -> [String] {
    try names()
      .compactMap { name in try firstTODO(in: name).map { (number: $0, name: name) } }
      .sorted { $0 < $1 }
      .map(\.name)
  }

  /// The least number of a TODO; behind all of them when it has none: `// TODO: …`.
  private func firstTODO(in name: String) throws -> Int? {
    String(decoding: try data(of: name), as: UTF8.self)
      .matches(of: /\/\/ TODO(?: (\d+))?:/)
      .map { $0.output.1.flatMap { Int($0) } ?? Int.max }
      .min()
  }
}

extension Starter {
  /// Whether a folder holds the starter, to the byte, and nothing else that is compiled.
  public func isUntouched(in folder: String) -> Bool {
    let pristine = try? files.sources(in: workbook.starter(exercise))
    return pristine?.isEmpty == false && (try? files.sources(in: folder)) == pristine
  }

  /// When the first of the learner's changes was saved, as far as the files tell; `nil` while all of
  /// them are the starter's.
  public func firstEdit(in folder: String) -> Date? {
    let pristine = (try? files.sources(in: workbook.starter(exercise))) ?? [:]
    return ((try? files.sources(in: folder)) ?? [:])
      .filter { pristine[$0.key] != $0.value }
      .compactMap { files.changed("\(folder)/\($0.key)") }.min()
  }

  /// How an answer differs from what the starter asks to be left alone.
  public struct Damage: Equatable, Sendable {
    /// Files of the outside world that are not there; all files when there is none.
    public var missing: [String] = []
    /// Other files that are not there: their code may stand in another one.
    public var moved: [String] = []
    /// Files of the outside world that were changed.
    public var changedWorld: [String] = []
    /// Files that the starter does not have: one may be a missing one, renamed.
    public var added: [String] = []
  }

  /// Looks for missing files and for a changed outside world.
  public func damage(in folder: String) throws -> Damage {
    let there = try files.swiftFiles(in: folder)
    let names = try names()
    var damage = Damage(added: there.filter { !names.contains($0) })
    for name in names {
      switch (try isWorld(name), there.contains(name)) {
      // Without any file there is nothing that could hold the code.
      case (let isWorld, false) where isWorld || there.isEmpty: damage.missing.append(name)
      case (false, false): damage.moved.append(name)
      case (true, true) where try files.read("\(folder)/\(name)") != data(of: name):
        damage.changedWorld.append(name)
      default: break
      }
    }
    return damage
  }
}
