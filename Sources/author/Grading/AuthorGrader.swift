import Foundation
import WorkbookCore

/// A grader for authors, which builds in a scratch folder of its own: `.build/verify-1` and so on.
///
/// `verify` and `mutate` have one for each worker, so that two exercises are built at the same time.
struct AuthorGrader: Sendable {
  private let grader: Grader
  /// The scratch folder's path, relative to the workbook.
  private let folder: String
  private let scratch: String
  let workbook: Workbook

  /// - Parameter number: 1 for the first. Graders with different numbers never share a folder.
  init(_ number: Int, in workbook: Workbook, moduleCache: String? = nil) {
    self.workbook = workbook
    folder = ".build/verify-\(number)"
    scratch = "\(workbook.root)/\(folder)"
    grader = Grader(in: workbook, scratch: scratch, moduleCache: moduleCache)
  }

  /// Does the work while no other grader with this number is at work in the workbook.
  ///
  /// Another `verify` in a second terminal would replace the answers while this one builds them. It
  /// waits here until the exercise is finished.
  ///
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop.
  func alone<Output>(_ work: () throws -> Output) throws -> Output {
    let unlock = try workbook.dependencies.waitForLock("\(scratch)-lock")
    defer { unlock() }
    return try work()
  }

  /// Writes an answer into the folder of answers and grades it.
  ///
  /// The folder's path is always the same: a new one would make SwiftPM read the manifest anew.
  ///
  /// - Parameters:
  ///   - code: The bytes of each file, by its name.
  ///   - name: What the answer is called in the report.
  ///   - constraint: The constraint whose spec runs, too.
  ///   - spec: The one spec to run; all when `nil`.
  ///   - limit: The seconds after which a spec without progress is stopped; the grader's own when
  ///     `nil`.
  func grade(
    _ exercise: Exercise, _ code: [String: Data], named name: String,
    under constraint: Constraint? = nil, only spec: SpecResult? = nil, limit: Double? = nil
  ) throws -> GradeReport {
    let path = "\(scratch)-answers"
    let files = workbook.files
    try files.remove(path)
    for (file, data) in code { try files.write(data, "\(path)/\(exercise.key)/\(file)") }
    var grader = grader
    grader.limit = limit ?? grader.limit
    return try grader.grade(
      exercise, answers: AnswersFolder(setting: "\(folder)-answers", shown: name, path: path),
      under: constraint, only: spec)
  }
}

extension GradeReport {
  /// The verdict and its first reason, for an author.
  var summary: String {
    switch verdict {
    case .solved, .notBegun: verdict.rawValue
    case .doesNotCompile:
      "does not compile: " + (errors.first.map { "\($0.path):\($0.line): \($0.message)" } ?? "")
    case .notGraded: "not graded: \(obstacle?.problem ?? "")"
    case .red, .crashed, .hung:
      "\(verdict.rawValue): "
        + specs.filter { $0.outcome != .passed }
        .map { spec in
          "“\(spec.sentence)” \(spec.outcome.rawValue)" + (spec.crash.map { " (\($0.text))" } ?? "")
        }
        .joined(separator: ", ")
    }
  }
}
