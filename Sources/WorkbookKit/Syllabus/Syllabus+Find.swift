extension Syllabus {
  /// The exercises that somebody means by a word.
  ///
  /// `1.2`, a folder's name with or without its number, a module's name, a path to the folder or
  /// to a file in it; a stage by its number, its folder's name or its path; `all`.
  ///
  /// - Throws: `WorkbookError` with the nearest names when nothing, or more than one thing, is
  ///   meant.
  public func find(_ what: String) throws -> [Exercise] {
    let word = Self.normalized(what)
    if word == "all" { return exercises }
    let stages = stages.filter { $0.names.contains(word) }
    let exercises = exercises.filter { $0.names.contains(word) }
    if exercises.count + stages.count == 1 { return exercises + stages.flatMap(\.exercises) }
    if exercises.isEmpty && stages.isEmpty { throw unknown(what) }
    throw ambiguous(what, exercises.map(\.key) + stages.map(\.folder))
  }

  /// Exactly one exercise.
  ///
  /// - Throws: `WorkbookError` when the word means none, or a whole stage.
  public func findOne(_ what: String) throws -> Exercise {
    let found = try find(what)
    guard found.count == 1 else {
      throw ambiguous(what, found.map(\.key))
    }
    return found[0]
  }

  /// Exactly one stage: by its number, its folder's name or its path.
  ///
  /// - Throws: `WorkbookError` when the word means none; for an exercise, its stage is named.
  public func findStage(_ what: String) throws -> Stage {
    let word = Self.normalized(what)
    if let stage = stages.first(where: { $0.names.contains(word) }) { return stage }
    let exercise = exercises.first { $0.names.contains(word) }
    if let stage = stages.first(where: { $0.folder == exercise?.stageFolder }) {
      throw WorkbookError(
        "`\(what)` is an exercise, and a stage is asked for.",
        next: "It is in stage \(stage.number), \(stage.folder).", isUsage: true)
    }
    let near = NearMiss.candidates(for: what, among: stages.map(\.folder))
    throw WorkbookError(
      "There is no stage `\(what)`.",
      next: near.isEmpty
        ? "See them all: swift run workbook"
        : "Did you mean \(near.map { "`\($0)`" }.joined(separator: " or "))?",
      isUsage: true)
  }

  private func unknown(_ what: String) -> WorkbookError {
    let everyName = exercises.flatMap { [$0.number, $0.module, $0.folder] } + stages.map(\.folder)
    let near = NearMiss.candidates(for: what, among: everyName)
    return WorkbookError(
      "There is no exercise `\(what)`.",
      next: near.isEmpty
        ? "See them all: swift run workbook list"
        : "Did you mean \(near.map { "`\($0)`" }.joined(separator: " or "))?",
      isUsage: true)
  }

  private func ambiguous(_ what: String, _ candidates: [String]) -> WorkbookError {
    WorkbookError(
      "`\(what)` may mean \(candidates.joined(separator: ", ")).",
      next: "Name one, by its number for instance.", isUsage: true)
  }

  /// `./Exercises/01-a/01-b/File.swift` → `01-a/01-b`; other words in lower case.
  private static func normalized(_ what: String) -> String {
    var parts = what.lowercased().split(separator: "/").map(String.init)
    parts.removeAll { $0 == "." || $0 == ".." }
    if parts.count > 1, parts.last?.contains(".") == true { parts.removeLast() }
    if let tree = parts.lastIndex(where: { ["exercises", "solutions", "specs"].contains($0) }) {
      parts.removeSubrange(...tree)
    }
    return parts.joined(separator: "/")
  }
}

extension Exercise {
  fileprivate var names: [String] {
    let withoutNumber = folder.drop { $0 != "-" }.dropFirst()
    return [number, folder, String(withoutNumber), module.lowercased(), key]
  }
}

extension Stage {
  fileprivate var names: [String] {
    let withoutNumber = folder.drop { $0 != "-" }.dropFirst()
    return ["\(number)", "0\(number)", folder, String(withoutNumber)]
  }
}
