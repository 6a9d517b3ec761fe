import Foundation

extension CatchUp {
  /// What was brought back.
  public struct Undone: Equatable, Sendable {
    /// The exercises in which what was there before stands again.
    public var exercises: [Exercise]
    /// The exercises that were worked on since.
    public var changed: [Exercise]
    /// The folder that holds that later work, relative to the workbook.
    public var backup: String?
    /// The module of the exercise that the learner was working on before.
    public var earlier: String?
  }

  /// Brings back what was there before the first catch-up that is in force.
  ///
  /// - Throws: `WorkbookError` when none is, when a backup is gone, or a file cannot be written.
  public func undo(at date: Date) throws -> Undone {
    guard let record = try record() else {
      throw WorkbookError(
        "There is no catch-up to undo.", next: "See where you are: swift run workbook")
    }
    let pairs = try record.exercises.map { (try exercise(of: $0), $0) }
    let home = files.freePath("\(workbook.memory)/backups/catch-up-undo-\(Stamp.text(date))")
    do {
      let changed = pairs.filter { hasNewWork($0, $1) }.map(\.0)
      for exercise in changed { try copyAnswer(exercise, to: "\(home)/\(exercise.key)") }
      for (exercise, entry) in pairs {
        try replaceAnswer(exercise, with: "\(workbook.root)/\(entry.backup)")
      }
      try files.remove(copies)
      try files.remove(recordPath)
      return Undone(
        exercises: pairs.map(\.0), changed: changed,
        backup: changed.isEmpty ? nil : workbook.relative(home), earlier: record.earlier)
    } catch {
      throw WorkbookError(
        "What was there before could not be brought back: \(error)",
        next: "Nothing is lost. Check that you may write in Exercises and in .workbook, and that "
          + "the disk has room; then run it again.")
    }
  }

  private func exercise(of entry: CatchUpRecord.Entry) throws -> Exercise {
    guard files.isFolder("\(workbook.root)/\(entry.backup)") else {
      throw WorkbookError(
        "The backup is gone: \(entry.backup)",
        next: "Put it back, or delete .workbook/catch-up.json to keep what is there now.")
    }
    guard let exercise = workbook.syllabus.exercises.first(where: { $0.module == entry.module })
    else {
      throw WorkbookError(
        "This workbook has no exercise `\(entry.module)` any more.",
        next: "Your work is in \(entry.backup); take it from there.")
    }
    return exercise
  }
}
