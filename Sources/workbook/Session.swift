import WorkbookKit

/// What a command works with: the outside world, the workbook, and what is remembered.
struct Session {
  let dependencies: Dependencies
  let workbook: Workbook
  let store: ProgressStore
  private(set) var progress: LearnerProgress
  /// Whether the file holds what is remembered here; where it cannot be written, it does not.
  private var isSaved = true

  var files: Files { dependencies.files }
  var time: Time { dependencies.time }
  var terminal: Terminal { dependencies.terminal }
  var style: Style { dependencies.style }

  /// Finds the workbook around the folder that the program was called from.
  ///
  /// - Throws: `WorkbookError` when there is none, or it cannot be read.
  init(_ dependencies: Dependencies) throws {
    self.dependencies = dependencies
    workbook = try Workbook(around: dependencies.folder, files: dependencies.files)
    store = ProgressStore(
      workbook: workbook, files: dependencies.files, time: dependencies.time)
    let loaded = store.load()
    progress = loaded.progress
    if let notice = loaded.notice { dependencies.complain(notice) }
    if let newer = Upgrade(of: workbook, files: dependencies.files).unfinished {
      dependencies.complain("An upgrade was interrupted. \(UpgradeCommand.finish(newer))")
    }
  }
}

extension Session {
  /// Writes a line. Whatever stands in it, it steers no terminal: only the style's colours pass.
  func print(_ line: String = "") {
    print([line])
  }

  /// Writes lines.
  func print(_ lines: [String]) {
    terminal.write(style.printable(lines.map { $0 + "\n" }.joined()))
  }

  /// Writes sentences: what does not fit goes on in the next line.
  func tell(_ lines: [String]) { print(style.fit(lines)) }

  func tell(_ lines: String...) { tell(lines) }

  /// Changes what is remembered, and saves it. That it could not is told, and stops nothing.
  ///
  /// It changes what stands in the file now: another check, or one that watches, may have written
  /// since this program read it.
  ///
  /// - Throws: `Programs.Interrupted` when the person asked to stop.
  mutating func remember<Outcome>(
    _ change: (inout LearnerProgress) throws -> Outcome
  ) throws -> Outcome {
    let unlock = try store.lock(dependencies.programs)
    defer { unlock() }
    if isSaved { progress = store.load().progress }
    let outcome = try change(&progress)
    do {
      try store.save(progress)
      isSaved = true
    } catch {
      isSaved = false
      dependencies.complain("\(error)")
    }
    return outcome
  }

  /// The whole path of what somebody wrote from where the program was called.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(dependencies.folder)/\(path)"
  }

  /// What is written for other people must not take the place of what is learnt with.
  ///
  /// - Throws: `WorkbookError` when the path leads to one of the workbook's own files.
  func refuseToWriteOverWorkbook(_ path: String) throws {
    let target = files.resolve(absolute(path))
    let parts = ["Exercises", "Solutions", "Sources", "Tests", "docs", ".starters", ".workbook"]
    let isInside = parts.contains {
      target.hasPrefix(files.resolve("\(workbook.root)/\($0)") + "/")
    }
    guard isInside, files.exists(target), !files.isFolder(target) else { return }
    throw WorkbookError(
      "\(path) belongs to the workbook.", next: "Name another file.", isUsage: true)
  }

  /// The path as an editor opens it from where the program was called.
  func shown(_ path: String) -> String {
    dependencies.folder == workbook.root ? workbook.relative(path) : path
  }

  /// Where the book explains an exercise's idea: `“Lifetimes” in docs/Workbook.docc/Containers.md`.
  func chapter(on exercise: Exercise) -> String? {
    guard let chapter = workbook.chapter(on: exercise, files: files) else { return nil }
    return (chapter.heading.map { "“\($0)” in " } ?? "") + shown(chapter.path)
  }

  /// The line that sends somebody who is stuck to the book.
  func idea(behind exercise: Exercise) -> [String] {
    chapter(on: exercise).map { ["The idea: \($0)"] } ?? []
  }

  /// The exercise that a word means; without a word, the one to work on, and when all are solved,
  /// the one last worked on.
  ///
  /// - Throws: `WorkbookError` when it means none or several.
  func exercise(_ word: String?) throws -> Exercise {
    if let word { return try workbook.syllabus.findOne(word) }
    let all = workbook.syllabus.exercises
    return progress.currentExercise(in: workbook.syllabus)
      ?? all.first { $0.module == progress.current } ?? all[0]
  }

  /// Takes note that an exercise's starter is back: from now on it is the learner's own.
  func startOver(_ exercise: Exercise) {
    do {
      try CatchUp(in: workbook, files: files).startOver(exercise)
    } catch {
      dependencies.complain("\(error)")
    }
  }

  /// Whether a catch-up put our answer where the learner's was: it does not count as solved.
  func holdsOurAnswer(_ exercise: Exercise) -> Bool {
    CatchUp(in: workbook, files: files).isOurs(exercise)
  }

  /// Whether this copy of the workbook holds our answers; a handout may not.
  var hasSolutions: Bool { files.isFolder("\(workbook.root)/Solutions") }

  /// The grader of a check, building where a learner's checks build.
  func grader(limit: Double?, scratch: String? = nil) -> Grader {
    Grader(
      workbook: workbook, files: files, programs: dependencies.programs, time: time,
      limit: limit ?? 10, scratch: scratch, moduleCache: moduleCache)
  }

  /// Graders that share an author's work. Two at most: each builds in a folder of its own, which
  /// costs a cold build.
  var authorsGraders: [Grader] {
    (1...min(2, max(1, dependencies.cores))).map { lane in
      grader(limit: nil, scratch: "\(workbook.root)/.build/verify-\(lane)")
    }
  }

  /// The compiled system modules that building this program left behind.
  var moduleCache: String? {
    let folder = dependencies.executable.split(separator: "/").dropLast().joined(separator: "/")
    let cache = "/\(folder)/ModuleCache"
    return files.isFolder(cache) ? cache : nil
  }
}
