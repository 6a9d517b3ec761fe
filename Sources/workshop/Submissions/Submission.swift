import Foundation
import WorkbookCore

/// A learner's answers, as they were handed in.
struct Submission: Equatable, Sendable {
  /// Whose they are: the name of the learner's folder.
  var learner: String
  /// The learner's folder, as it's called here: if it's a link, the link's own path.
  private let folder: String
  /// The path as it was written.
  let shown: String
  /// The folder that mirrors `Exercises/`.
  let answers: String
  /// The whole copy of the workbook that they came in; `nil` when only answers were handed in.
  let copy: String?

  /// Looks at a folder: a copy of the workbook, or answers alone.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to `folder`.
  ///   - folder: The folder that the workbook was called from.
  /// - Throws: `WorkbookError` when there is no such folder, or nothing to grade in it.
  init(at path: String, from folder: String, workbook: Workbook) throws {
    let files = workbook.files
    let named = path.absolutePath(from: folder)
    let absolute = files.resolve(named)
    guard files.isFolder(absolute) else {
      throw WorkbookError(
        "There is no folder \(path).", next: "Name the folders with your learners' answers.")
    }
    guard absolute != files.resolve(workbook.root) else {
      throw WorkbookError(
        "\(path) is this workbook itself.",
        next: "Have your own answers graded with: swift run workbook report")
    }
    let exercises = "\(absolute)/\(Workbook.exercises)"
    let isCopy = files.kind(exercises) == .folder
    let answers = isCopy ? exercises : absolute
    guard workbook.syllabus.stages.contains(where: { files.isFolder("\(answers)/\($0.folder)") })
    else {
      let isRoom = files.folders(in: absolute).contains {
        files.isFolder("\(absolute)/\($0)/\(Workbook.exercises)")
      }
      if isRoom {
        throw WorkbookError(
          "\(path) holds the folders of several learners.",
          next: "Name each of them: \(path)/*")
      }
      throw WorkbookError(
        "\(path) holds no answers.",
        next: """
          It must be a copy of the workbook, or look like Exercises/: \
          \(workbook.syllabus.exercises[0].key)/ and so on.
          """)
    }
    self.answers = answers
    shown = path
    copy = isCopy ? absolute : nil
    // Without `.` and `..`, which are nobody's name.
    let own = URL(filePath: named).standardized.path
    self.folder = !isCopy && own.lastPathName == Workbook.exercises ? own.parentPath : own
    learner = self.folder.lastPathName
  }
}

extension Submission {
  /// Gives learners whose folders have one name the names of the folders above, too.
  static func named(_ submissions: [Submission]) -> [Submission] {
    let names = submissions.map(\.learner)
    return submissions.map { submission in
      guard names.filter({ $0 == submission.learner }).count > 1 else { return submission }
      var other = submission
      other.learner = "\(submission.folder.parentPath.lastPathName)/\(submission.learner)"
      return other
    }
  }
}

extension Submission {
  /// Whether its own copy of an exercise's specs differs from ours.
  func hasOtherSpecs(for exercise: Exercise, than workbook: Workbook) -> Bool {
    let files = workbook.files
    guard let copy else { return false }
    let theirs = "\(copy)/Tests/Specs/\(exercise.key)"
    guard files.kind(theirs) == .folder,
      let names = try? files.swiftFiles(in: workbook.specs(exercise))
    else { return false }
    return names.contains { !files.isSame("\(workbook.specs(exercise))/\($0)", "\(theirs)/\($0)") }
  }

  /// Whether `catch-up` put our answer there.
  func hasReferenceSolution(for exercise: Exercise, _ workbook: Workbook) -> Bool {
    guard let copy, record("catch-up.json", workbook.files) != nil else { return false }
    return CatchUp(in: Workbook(root: copy, syllabus: workbook.syllabus, workbook.dependencies))
      .isReferenceSolution(exercise)
  }

  /// What the copy remembers; nothing when it is not there or makes no sense.
  func progress(_ files: FileSystemClient) -> LearnerProgress {
    record("progress.json", files).flatMap { try? files.read($0) }
      .flatMap(ProgressStore.progress(in:)) ?? LearnerProgress()
  }

  /// The path of a file that the copy's workbook keeps; `nil` unless it is a plain one of a size
  /// that can be read. A pipe, for instance, has no end.
  private func record(_ name: String, _ files: FileSystemClient) -> String? {
    guard let folder = copy.map({ "\($0)/.workbook" }), files.kind(folder) == .folder,
      files.kind("\(folder)/\(name)") == .file,
      files.size("\(folder)/\(name)") ?? .max <= SubmissionImporter.largestFile
    else { return nil }
    return "\(folder)/\(name)"
  }
}
