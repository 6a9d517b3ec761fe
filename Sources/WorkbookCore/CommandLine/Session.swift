/// What a command works with: the outside world, the workbook, and what is remembered.
public struct Session {
  public let dependencies: Dependencies
  public let workbook: Workbook
  private let store: ProgressStore
  public private(set) var progress: LearnerProgress
  /// Whether the progress file holds what is remembered here; a read-only one does not.
  private var isSaved = true

  public var files: FileSystemClient { dependencies.files }
  public var time: TimeClient { dependencies.time }
  public var terminal: TerminalClient { dependencies.terminal }
  public var style: Style { dependencies.style }

  /// Finds the workbook around the folder that the program was called from.
  ///
  /// - Throws: `WorkbookError` when there is none, or it cannot be read.
  public init(_ dependencies: Dependencies) throws {
    self.dependencies = dependencies
    workbook = try Workbook(around: dependencies.folder, dependencies)
    store = ProgressStore(in: workbook)
    let loaded = store.load()
    progress = loaded.progress
    if let notice = loaded.notice { dependencies.printError(notice) }
  }
}

// MARK: - Printing

extension Session {
  public func print(_ line: String = "") { dependencies.print([line]) }

  public func print(_ lines: [String]) { dependencies.print(lines) }

  /// Prints sentences; a sentence that does not fit goes on in the next line.
  public func printWrapped(_ lines: [String]) { dependencies.printWrapped(lines) }

  public func printWrapped(_ lines: String...) { dependencies.printWrapped(lines) }

  /// Shows what is being done with an exercise.
  ///
  /// - Parameter part: Which of how many.
  public func ticker(
    _ exercise: Exercise, part: (Int, Int) = (1, 1), isSilent: Bool = false
  ) -> Ticker {
    Ticker(
      dependencies, what: "\(exercise.number) \(exercise.title)", part: part, isSilent: isSilent)
  }
}

// MARK: - Progress

extension Session {
  /// Changes what is remembered, and saves it. A person is told when it could not be saved, and the
  /// command goes on.
  ///
  /// The change is made to what stands in the file now, because another check may have written it
  /// since this program read it.
  ///
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop.
  public mutating func remember<Outcome>(
    _ change: (inout LearnerProgress) throws -> Outcome
  ) throws -> Outcome {
    let unlock = try store.lock()
    defer { unlock() }
    if isSaved { progress = store.load().progress }
    let outcome = try change(&progress)
    do {
      try store.save(progress)
      isSaved = true
    } catch {
      isSaved = false
      dependencies.printError("\(error)")
    }
    return outcome
  }

  /// The exercise to work on; `nil` when all of the learner's path are solved.
  public var currentExercise: Exercise? { progress.currentExercise(in: workbook.syllabus) }

  /// The exercise that a word means; without a word, the one to work on, and when all are solved,
  /// the one last worked on.
  ///
  /// - Throws: `WorkbookError` when it means none or several.
  public func exercise(_ word: String?) throws -> Exercise {
    if let word { return try workbook.syllabus.findOne(word) }
    let all = workbook.syllabus.exercises
    return currentExercise ?? all.first { $0.module == progress.current } ?? all[0]
  }
}

// MARK: - Files

extension Session {
  /// The whole path of what a person wrote.
  public func absolute(_ path: String) -> String { path.absolutePath(from: dependencies.folder) }

  /// The path as an editor opens it from where the program was called.
  public func shown(_ path: String) -> String {
    dependencies.folder == workbook.root ? workbook.relative(path) : path
  }

  /// The learner's own answers, or those in the folder that a person named.
  ///
  /// - Throws: `WorkbookError` when that is no folder of answers.
  public func answers(at path: String?) throws -> AnswersFolder {
    try path.map { try workbook.answers(at: $0, from: dependencies.folder) } ?? workbook.ownAnswers
  }

  /// Whether this copy of the workbook holds our answers; a handout may not.
  public var hasSolutions: Bool { files.isFolder("\(workbook.root)/Solutions") }

  /// Whether a catch-up put our answer where the learner's was: it does not count as solved.
  public func holdsReferenceSolution(_ exercise: Exercise) -> Bool {
    CatchUp(in: workbook).isReferenceSolution(exercise)
  }

  /// The grader of a check, building where a learner's checks build.
  public func grader(limit: Double?, scratch: String? = nil) -> Grader {
    Grader(in: workbook, limit: limit ?? 10, scratch: scratch, moduleCache: moduleCache)
  }

  /// The compiled system modules that building this program left behind.
  public var moduleCache: String? {
    let cache = "\(dependencies.executable.parentPath)/ModuleCache"
    return files.isFolder(cache) ? cache : nil
  }
}
