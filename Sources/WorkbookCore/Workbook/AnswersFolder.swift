/// A folder of answers, laid out like `Exercises/`.
public struct AnswersFolder: Equatable, Sendable {
  /// What `WORKBOOK_ANSWERS` must be for the manifest to find it: a path relative to the root.
  public let setting: String
  /// The path as the person who named it wrote it.
  public let shown: String
  /// The folder's own path, absolute.
  public let path: String

  public init(setting: String, shown: String, path: String) {
    self.setting = setting
    self.shown = shown
    self.path = path
  }

  /// Whether they are the learner's own.
  public var isOwn: Bool { setting == Workbook.exercises }
}

extension Workbook {
  /// The learner's own answers.
  public var ownAnswers: AnswersFolder {
    AnswersFolder(setting: "Exercises", shown: "Exercises", path: "\(root)/Exercises")
  }

  /// The folder of answers at a path.
  ///
  /// The manifest takes a folder under the root only, so another one is linked into `.build`.
  ///
  /// - Parameter path: Absolute, or relative to the folder the workbook was called from.
  /// - Throws: `WorkbookError` when there is no such folder, or it holds no exercise's folder.
  public func answers(at path: String, from folder: String) throws -> AnswersFolder {
    let absolute = files.resolve(path.absolutePath(from: folder))
    guard files.isFolder(absolute) else {
      if path == Workbook.solutions {
        throw WorkbookError(
          "This copy of the workbook has no solutions.", next: "Ask your instructor for them.")
      }
      throw WorkbookError(
        "There is no folder \(path).", next: "Check the path after --answers.", isUsage: true)
    }
    guard syllabus.exercises.contains(where: { files.isFolder("\(absolute)/\($0.key)") }) else {
      throw WorkbookError(
        "\(path) is no folder of answers.",
        next: "It must look like Exercises/: \(syllabus.exercises[0].key)/ and so on.",
        isUsage: true)
    }
    let root = files.resolve(root)
    if absolute.hasPrefix(root + "/") {
      let setting = String(absolute.dropFirst(root.count + 1))
      return AnswersFolder(setting: setting, shown: path, path: absolute)
    }
    let name = absolute.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    let link = ".build/answers/\(name)"
    try files.remove("\(root)/\(link)")
    try files.link("\(root)/\(link)", absolute)
    return AnswersFolder(setting: link, shown: path, path: absolute)
  }
}
