// Disks that are full, and folders that cannot be written.
extension Grader {
  /// What is said when there is no room left where it builds or where the specs write.
  ///
  /// Whatever fails then may fail for want of room: no red of that kind is the learner's.
  ///
  /// - Parameter output: What a failed build printed: on the way out it may have made room again.
  func fullDisk(after output: String = "") -> WorkbookError? {
    let folders = [scratch, files.temporaryFolder()]
    // The words of the system, of Foundation and of SwiftPM for the error ENOSPC.
    let words = ["No space left on device", "There isn’t enough space", "error (code: 28)"]
    guard
      words.contains(where: output.contains)
        || folders.contains(where: { (files.freeSpace($0) ?? .max) < Self.leastSpace })
    else { return nil }
    return WorkbookError(
      "The disk is full: there is no room to build or to run the specs.",
      next: "Make room, 1 GB or so, then check once more.")
  }

  /// In bytes: one answer's objects take about as much.
  private static let leastSpace = 1_000_000

  /// Checks that the compiler can work here, because its own error messages don't explain why not.
  ///
  /// - Throws: `WorkbookError` that names the folder.
  func checkFolders() throws {
    let temporary = files.temporaryFolder()
    guard files.isWritable(temporary) else { throw unwritable(temporary) }
    // SwiftPM writes paths into JSON and into response files as they are (seen with Swift 6.3.1).
    guard !scratch.contains(where: { $0 == "\"" || $0 == "\\" }) else {
      throw WorkbookError(
        "Swift cannot build in a folder with a double quote or a backslash in its path.",
        next: "Rename it, or move the workbook elsewhere: \(workbook.root)")
    }
  }

  /// Checks that the answer can be read: a pipe has no end, and a file may be larger than memory.
  ///
  /// - Throws: `WorkbookError` that names the file.
  func checkFiles(of exercise: Exercise, _ answers: AnswersFolder) throws {
    let folder = "\(answers.path)/\(exercise.key)"
    // What an editor notes for itself, such as `.#Farm.swift`, isn't compiled.
    for path in files.tree(folder)
    where path.hasSuffix(".swift") && !path.lastPathName.hasPrefix(".") {
      guard files.size("\(folder)/\(path)") ?? .max <= Self.largestFile else {
        throw WorkbookError(
          "`\(path)` is no plain file of \(Self.largestFile / 1_000_000) MB at most.",
          next: "Take it out of \(answers.shown)/\(exercise.key).")
      }
    }
  }

  /// A file of an answer may have so many bytes; ours have a hundredth of it.
  public static let largestFile = 1_000_000

  /// Does what needs a folder to write in.
  ///
  /// - Throws: `ProcessClient.Interrupted`, or a `WorkbookError` that names the folder.
  func writing<Outcome>(in folder: String, _ body: () throws -> Outcome) throws -> Outcome {
    do {
      return try body()
    } catch  where !(error is ProcessClient.Interrupted) {
      throw unwritable(folder)
    }
  }

  private func unwritable(_ folder: String) -> WorkbookError {
    let isTemporary = folder == files.temporaryFolder()
    return fullDisk()
      ?? WorkbookError(
        "The folder \(workbook.relative(folder)) cannot be written.",
        next: isTemporary
          ? "See that the variable TMPDIR names a folder of yours." : "Check its permissions.")
  }
}
