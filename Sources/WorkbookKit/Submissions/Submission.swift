/// Somebody else's answers, as they were handed in.
public struct Submission: Equatable, Sendable {
  /// Whose they are: the folder's name.
  public var learner: String
  /// The path as it was written.
  public let shown: String
  /// The folder that mirrors `Exercises/`.
  public let answers: String
  /// The whole copy of the workbook that they came in; `nil` when only answers were handed in.
  public let copy: String?

  /// Looks at a folder: a copy of the workbook, or answers alone.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to `folder`.
  ///   - folder: The folder that the workbook was called from.
  /// - Throws: `WorkbookError` when there is no such folder, or nothing to grade in it.
  public init(at path: String, from folder: String, workbook: Workbook, files: Files) throws {
    let absolute = files.resolve(path.hasPrefix("/") ? path : "\(folder)/\(path)")
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
    let own = isCopy || !absolute.hasSuffix("/\(Workbook.exercises)") ? absolute : absolute.parent
    learner = own.lastName
  }
}

extension Submission {
  /// Gives learners whose folders have one name the names of the folders above, too.
  public static func named(_ submissions: [Submission]) -> [Submission] {
    let names = submissions.map(\.learner)
    return submissions.map { submission in
      guard names.filter({ $0 == submission.learner }).count > 1 else { return submission }
      var other = submission
      let own = submission.copy ?? submission.answers
      other.learner = "\(own.parent.lastName)/\(submission.learner)"
      return other
    }
  }
}

extension String {
  /// The path of the folder above.
  var parent: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }

  /// The path's last name.
  var lastName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
