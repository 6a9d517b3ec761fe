/// A workbook on disk: where its parts lie, what it teaches in which order, and the outside world
/// through which it is read.
public struct Workbook: Sendable {
  /// The folder that holds `Package.swift`; absolute, without a slash at its end.
  public let root: String
  public let syllabus: Syllabus
  /// Files, processes and clocks: passed in once, and used by everything that works on this
  /// workbook.
  public let dependencies: Dependencies

  public init(root: String, syllabus: Syllabus, _ dependencies: Dependencies) {
    self.root = root
    self.syllabus = syllabus
    self.dependencies = dependencies
  }

  /// Finds the workbook that a folder lies in.
  ///
  /// - Throws: `WorkbookError` when no folder from this one upwards is a workbook, or when its
  ///   table of contents cannot be read.
  public init(around folder: String, _ dependencies: Dependencies) throws {
    let files = dependencies.files
    var candidate = folder
    while !Self.isRoot(candidate, files) {
      guard candidate.count > 1, candidate.contains("/") else {
        throw WorkbookError(
          "This folder is not inside a workbook: \(folder)",
          next: "Go to the folder with the workbook's Package.swift, then try again.")
      }
      candidate = candidate.parentPath.isEmpty ? "/" : candidate.parentPath
    }
    self.init(
      root: candidate,
      syllabus: try Syllabus(manifest: try files.text("\(candidate)/Package.swift")), dependencies)
  }

  private static func isRoot(_ folder: String, _ files: FileSystemClient) -> Bool {
    // While an upgrade replaces the starters, they aren't there for a moment.
    files.exists("\(folder)/Package.swift")
      && (files.isFolder("\(folder)/.starters")
        || files.exists("\(folder)/.workbook/upgrade.json"))
  }
}

extension Workbook {
  public var files: FileSystemClient { dependencies.files }
  public var processes: ProcessClient { dependencies.processes }
  public var toolchain: Toolchain { dependencies.toolchain }
  public var time: TimeClient { dependencies.time }
}

// MARK: - Where things lie

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
  public func referenceAnswers(_ exercise: Exercise) -> String {
    "\(root)/Tests/Answers/\(exercise.key)"
  }
  /// What the workbook remembers about this learner; git ignores it.
  public var memory: String { "\(root)/.workbook" }

  /// The path as the learner knows it: without the root in front.
  public func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}

// MARK: - Pages

extension Workbook {
  /// The brief of an exercise.
  ///
  /// - Throws: `WorkbookError` when the page is not there.
  public func brief(of exercise: Exercise) throws -> Brief {
    let path = "\(folder(exercise))/README.md"
    guard let text = try? files.text(path) else {
      throw WorkbookError(
        "The brief of \(exercise.number) is missing: \(relative(path))",
        next: "Put it back from a fresh copy of the workbook.")
    }
    return Brief(text)
  }

  /// The three hints of an exercise, a nudge first.
  ///
  /// - Throws: `WorkbookError` when there are none.
  public func hints(for exercise: Exercise) throws -> [String] {
    let path = "\(folder(exercise))/HINTS.md"
    let hints = Page((try? files.text(path)) ?? "").sections.map(\.text)
    guard !hints.isEmpty else {
      throw WorkbookError(
        "The hints of \(exercise.number) are missing: \(relative(path))",
        next: "Put them back from a fresh copy of the workbook.")
    }
    return hints
  }

  /// The place in the book that explains what an exercise is about.
  public struct ChapterSection: Equatable, Sendable {
    /// The absolute path of the chapter.
    public let path: String
    /// The section's heading; `nil` for the whole chapter.
    public let heading: String?
  }

  /// Where the brief of an exercise leads for more; `nil` when it names no page that is there.
  public func chapter(on exercise: Exercise) -> ChapterSection? {
    guard let link = try? brief(of: exercise).links.first else { return nil }
    let path = link.destination(from: "\(folder(exercise))/README.md")
    guard let text = try? files.text(path) else { return nil }
    return ChapterSection(
      path: path, heading: link.anchor.flatMap { Anchors(in: text).heading($0) })
  }
}

extension MarkdownLinks.Link {
  /// Whether there is a file at its destination, with the heading that it names.
  public func leadsSomewhere(from page: String, files: FileSystemClient) -> Bool {
    let destination = destination(from: page)
    guard let anchor else { return files.exists(destination) }
    return (try? files.text(destination)).map { Anchors(in: $0).contains(anchor) } ?? false
  }
}
