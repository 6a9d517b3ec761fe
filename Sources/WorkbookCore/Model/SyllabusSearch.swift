extension Syllabus {
  /// The exercises that a word means.
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
    guard found.count == 1 else { throw ambiguous(what, found.map(\.key)) }
    return found[0]
  }

  /// Exactly one stage: by its number, its folder's name or its path.
  ///
  /// - Throws: `WorkbookError` when the word means none; for an exercise, its stage is named.
  public func findStage(_ what: String) throws -> Stage {
    let word = Self.normalized(what)
    if let stage = stages.first(where: { $0.names.contains(word) }) { return stage }
    let exercise = try findOne(what)
    throw WorkbookError(
      "`\(what)` is an exercise, and a stage is asked for.",
      next: "It is in stage \(exercise.number.prefix { $0 != "." }), \(exercise.stageFolder).",
      isUsage: true)
  }

  private func unknown(_ what: String) -> WorkbookError {
    let everyName = exercises.flatMap { [$0.number, $0.module, $0.folder] } + stages.map(\.folder)
    return WorkbookError(
      "There is no exercise or stage `\(what)`.",
      next: NearMiss.question(for: what, among: everyName)
        ?? "See them all: swift run workbook list",
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
    [number, folder, folder.withoutNumber, module.lowercased(), key]
  }
}

extension Stage {
  fileprivate var names: [String] {
    ["\(number)", "0\(number)", folder, folder.withoutNumber]
  }
}

extension String {
  fileprivate var withoutNumber: String { String(drop { $0 != "-" }.dropFirst()) }
}

/// Finds the words that a person may have meant when they mistyped one.
public enum NearMiss {
  /// ``Did you mean `list` or `hint`?``; `nil` when no candidate is close.
  static func question(for word: String, among candidates: [String]) -> String? {
    let near = self.candidates(for: word, among: candidates)
    return near.isEmpty
      ? nil : "Did you mean \(near.map { "`\($0)`" }.joined(separator: " or "))?"
  }

  /// The candidates that are closest to a word; none when more than three are equally close.
  ///
  /// Near means: one contains the other, or at most a third of the letters (one at least) differ.
  public static func candidates(for word: String, among candidates: [String]) -> [String] {
    let word = word.lowercased()
    let limit = max(1, word.count / 3)
    let distances = candidates.map { distance(word, $0.lowercased(), limit: limit) }
    guard let nearest = distances.min(), nearest <= limit else { return [] }
    let near = zip(candidates, distances).filter { $0.1 == nearest }.map(\.0)
    return near.count <= 3 ? near : []
  }

  /// 1 when one contains the other, else the number of letters to add, to change or to move.
  ///
  /// - Parameter limit: The distance above which the result need not be exact, because a word may
  ///   be as long as a book.
  public static func distance(_ first: String, _ second: String, limit: Int = .max) -> Int {
    if first == second { return 0 }
    if first.count > 2, second.contains(first) || first.contains(second) { return 1 }
    let gap = abs(first.count - second.count)
    if gap > limit { return gap }
    // A letter that was changed, or moved, is both removed and inserted.
    let changes = first.difference(from: second)
    return max(changes.insertions.count, changes.removals.count)
  }
}
