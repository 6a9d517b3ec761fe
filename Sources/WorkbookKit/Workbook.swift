/// A workbook on disk: where its parts lie, and what it teaches in which order.
public struct Workbook: Sendable {
  /// The folder that holds `Package.swift`; absolute, without a slash at its end.
  public let root: String
  public let syllabus: Syllabus

  public init(root: String, syllabus: Syllabus) {
    self.root = root
    self.syllabus = syllabus
  }

  /// Finds the workbook that a folder lies in.
  ///
  /// - Throws: `WorkbookError` when no folder from this one upwards is a workbook, or when its
  ///   table of contents cannot be read.
  public init(around folder: String, files: Files) throws {
    var candidate = folder
    while !Self.isRoot(candidate, files) {
      guard candidate.count > 1, let slash = candidate.lastIndex(of: "/") else {
        throw WorkbookError(
          "This folder is not inside a workbook: \(folder)",
          next: "Go to the folder with the workbook's Package.swift, then try again.")
      }
      candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
    }
    root = candidate
    syllabus = try Syllabus(manifest: try files.text("\(candidate)/Package.swift"))
  }

  private static func isRoot(_ folder: String, _ files: Files) -> Bool {
    files.exists("\(folder)/Package.swift") && files.isFolder("\(folder)/Sources/WorkbookKit")
  }
}

extension Workbook {
  /// The learner's answers.
  public static let exercises = "Exercises"
  /// Our answers.
  public static let solutions = "Solutions"

  /// The pristine starter of an exercise.
  public func starter(_ exercise: Exercise) -> String { "\(root)/.starters/\(exercise.key)" }
  /// The folder with the brief, the hints and the learner's answer.
  public func folder(_ exercise: Exercise) -> String { "\(root)/Exercises/\(exercise.key)" }
  /// The folder with our answer.
  public func solution(_ exercise: Exercise) -> String { "\(root)/Solutions/\(exercise.key)" }
  /// The folder with the specs.
  public func specs(_ exercise: Exercise) -> String { "\(root)/Tests/Specs/\(exercise.key)" }
  /// The folder with the accepted and the rejected answers.
  public func trials(_ exercise: Exercise) -> String { "\(root)/Tests/Answers/\(exercise.key)" }
  /// What the workbook remembers about this learner; git ignores it.
  public var memory: String { "\(root)/.workbook" }

  /// The path as the learner knows it: without the root in front.
  public func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
