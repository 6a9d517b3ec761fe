import Foundation

/// A fresh copy of the workbook, in which one learner's answers are graded.
///
/// Each learner gets a room of their own: whatever their code writes, deletes or leaves running is
/// gone with it.
struct GradingRoom {
  /// This workbook: what it says counts.
  let pristine: Workbook
  /// The copy.
  let workbook: Workbook
  let files: Files

  /// Makes the room.
  ///
  /// - Parameter folder: A path at which there is nothing yet.
  /// - Throws: `WorkbookError` when it cannot be written.
  init(for pristine: Workbook, in folder: String, files: Files) throws {
    self.pristine = pristine
    self.files = files
    // Its path is short, and so are those in the compiler's messages.
    workbook = Workbook(root: "\(folder)/workbook", syllabus: pristine.syllabus)
    try Handout(of: pristine, files: files).write(to: workbook.root, withSolutions: false)
    for name in ["home", "temporary"] { try files.makeFolder("\(folder)/\(name)") }
  }

  /// Puts the learner's answer to one exercise in the starter's place; without one, the starter
  /// stays.
  func take(_ exercise: Exercise, from submission: Submission) throws {
    let folder = "\(submission.answers)/\(exercise.key)"
    guard let kind = files.kind(folder) else { return }
    guard kind == .folder, files.kind(folder.parent) == .folder else {
      throw WorkbookError(
        "\(exercise.key) is no plain folder.", next: "Hand in folders and files, and no links.")
    }
    try Intake(files: files).take(folder, to: workbook.folder(exercise))
  }

  /// Makes everything that judges an exercise what it is in this workbook.
  ///
  /// - Returns: What had been changed, by the code that ran here before.
  func restore(for exercise: Exercise) throws -> [String] {
    let parts =
      ["Package.swift", "Sources", ".starters/\(exercise.key)", "Tests/Specs/\(exercise.key)"]
      + ["README.md", "HINTS.md"].map { "Exercises/\(exercise.key)/\($0)" }
    return try parts.filter { part in
      let (ours, there) = ("\(pristine.root)/\(part)", "\(workbook.root)/\(part)")
      guard !isSame(ours, there) else { return false }
      try files.remove(there)
      if files.kind(ours) != nil { try files.copy(ours, there) }
      return true
    }
  }

  /// Whether two files or folders hold the same, to the byte.
  private func isSame(_ one: String, _ other: String) -> Bool {
    switch (files.kind(one), files.kind(other)) {
    case (.folder, .folder):
      guard let names = try? files.list(one), (try? files.list(other)) == names else {
        return false
      }
      return names.allSatisfy { isSame("\(one)/\($0)", "\(other)/\($0)") }
    case (.file, .file):
      guard files.size(one) == files.size(other), let bytes = try? files.read(one) else {
        return false
      }
      return (try? files.read(other)) == bytes
    case (let kind, let otherKind):
      return kind == otherKind
    }
  }
}
