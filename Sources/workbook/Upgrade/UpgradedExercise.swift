import Foundation
import WorkbookCore

/// What becomes of an exercise in an upgrade. It's known by its module name, so that an answer
/// follows its exercise to a new number.
struct UpgradedExercise {
  /// What happens to it, as the report says it.
  enum Fate: String, CaseIterable, Sendable {
    /// It's the same in both workbooks, so the report leaves it out.
    case same
    case new = "New"
    case replaced = "New starters, since you had not begun them"
    case kept = "Your answers, kept"
    case keptDespiteNewStarter = "Your answers, kept; for the new starter, use `reset`"
    case gone = "No longer in the workbook, so your folder moves to the backup"
  }

  let exercise: Exercise
  private(set) var fate = Fate.gone
  /// The number that it had, if that was a different one.
  private(set) var formerNumber: String?
  /// The names of the files that its folder will hold, and which file each of them is a copy of.
  private(set) var sources: [String: String] = [:]

  /// The exercises of the newer workbook, and those that it no longer has.
  ///
  /// - Throws: `WorkbookError` when the newer workbook lacks a starter.
  static func all(from here: Workbook, to newer: Workbook) throws -> [Self] {
    let modules = newer.syllabus.exercises.map(\.module)
    return try newer.syllabus.exercises.map { try Self($0, from: here, to: newer) }
      + here.syllabus.exercises.filter { !modules.contains($0.module) }.map(Self.init)
  }

  private init(_ exercise: Exercise) { self.exercise = exercise }

  private init(_ exercise: Exercise, from here: Workbook, to newer: Workbook) throws {
    self.exercise = exercise
    let files = here.files
    let former = here.syllabus.exercises.first { $0.module == exercise.module }
    let folder =
      [former, exercise].compactMap { $0.map(here.folder) }.first(where: files.isFolder)
      ?? here.folder(exercise)
    let newStarter = newer.starter(exercise)
    let answer = try files.sources(in: folder)
    let old = try files.sources(in: here.starter(former ?? exercise))
    let new = try files.sources(in: newStarter)
      .filter { files.kind("\(newStarter)/\($0.key)") == .file }
    guard !new.isEmpty else {
      throw WorkbookError(
        "The newer workbook has no starter for \(exercise.number) \(exercise.title).",
        next: "Get a complete copy of it.")
    }
    let isUntouched = answer.isEmpty || answer == old
    /// Whether a file isn't the learner's: they haven't begun, or it's the outside world as they
    /// got it, or neither they nor the old starter have it.
    func isOurs(_ name: String) -> Bool {
      isUntouched
        || answer[name] == old[name]
          && old[name]?.starts(with: Data(Starter.worldMarker.utf8)) != false
    }
    for name in files.tree(folder) where answer[name] == nil || !isOurs(name) {
      sources[name] = "\(folder)/\(name)"
    }
    for name in new.keys where isOurs(name) { sources[name] = "\(newStarter)/\(name)" }
    formerNumber = former?.number == exercise.number ? nil : former?.number
    fate =
      if answer == new { .same } else if isUntouched { former == nil ? .new : .replaced } else {
        old == new ? .kept : .keptDespiteNewStarter
      }
  }
}
