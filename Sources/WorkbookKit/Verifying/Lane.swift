import Foundation

/// A grader for authors, and the folder in which answers are laid out for it.
struct Lane: Sendable {
  /// 1 for the first.
  let number: Int
  let grader: Grader
  let workbook: Workbook
  let files: Files

  /// Another verifying would put its answers into the same folder.
  func lock(_ programs: Programs, _ time: Time) throws -> @Sendable () -> Void {
    try files.waitForLock("\(workbook.root)/.build/verify-\(number)-lock", programs, time)
  }

  /// Lays an answer out and grades it.
  ///
  /// The folder's path is always the same: a new one would make SwiftPM read the manifest anew.
  ///
  /// - Parameters:
  ///   - answer: The bytes of each file, by its name.
  ///   - name: What the answer is called in the report.
  ///   - limit: The seconds after which a spec without progress is stopped; the grader's own when
  ///     `nil`.
  func grade(
    _ exercise: Exercise, _ answer: [String: Data], named name: String,
    only spec: SpecResult? = nil, limit: Double? = nil
  ) throws -> GradeReport {
    let setting = ".build/verify-\(number)-answers"
    let path = "\(workbook.root)/\(setting)"
    try files.remove(path)
    for (file, data) in answer { try files.write(data, "\(path)/\(exercise.key)/\(file)") }
    var grader = grader
    grader.limit = limit ?? grader.limit
    return try grader.grade(
      exercise, answers: AnswersFolder(setting: setting, shown: name, path: path), only: spec)
  }
}
