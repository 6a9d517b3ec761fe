import Foundation

/// Puts our answers in the place of the learner's, up to a stage, and brings the learner's back.
///
/// Both first copy what is in the folders. A record then says which copies hold what was
/// there before the first catch-up, so a run that was cut off can be repeated or undone.
public struct CatchUp {
  private let workbook: Workbook
  private var files: FileSystemClient { workbook.files }

  public init(in workbook: Workbook) {
    self.workbook = workbook
  }

  /// What was done.
  public struct Outcome: Equatable, Sendable {
    /// The exercises whose folders hold something else now.
    public var replaced: [Exercise]
    /// The folder that holds what was there before, relative to the workbook.
    public var backup: String?
    /// The module of the exercise that the learner was working on before they caught up.
    public var earlier: String?
  }

  /// Puts our answers to all exercises before a stage in place, except where the learner's own
  /// answer is solved.
  ///
  /// - Parameter solutions: The folder with our answers; the workbook's own when `nil`.
  /// - Throws: `WorkbookError` when nothing comes before that stage, a solution is missing, or a
  ///   later stage's catch-up is in force.
  public func run(
    to stage: Stage, solutions: String? = nil, progress: LearnerProgress, at date: Date
  ) throws -> Outcome {
    let stages = workbook.syllabus.stages
    guard stage.number > 1 else {
      throw WorkbookError(
        "Nothing comes before stage 1.", next: "Start: swift run workbook next", isUsage: true)
    }
    var record = try record() ?? Record(stage: stage.folder, earlier: progress.current)
    if let later = stages.first(where: { $0.folder == record.stage && $0.number > stage.number }) {
      throw WorkbookError(
        "You have caught up to stage \(later.number) already.",
        next: "To start with stage \(stage.number), undo that first: "
          + "swift run workbook catch-up --undo")
    }
    let open = stages.prefix { $0.number < stage.number }.flatMap(\.exercises)
      .filter { progress.state(of: $0) != .solved }
    guard !open.isEmpty else { return Outcome(replaced: []) }
    let solutions = solutions ?? "\(workbook.root)/\(Workbook.solutions)"
    for exercise in open { try check(exercise, in: solutions) }
    let backup = try copyAnswers(of: open, to: workbook.newBackup("catch-up", at: date))
    record.stage = stage.folder
    for exercise in open {
      let first = record[exercise]?.backup ?? "\(backup)/\(exercise.key)"
      record[exercise] = Record.Entry(module: exercise.module, backup: first)
    }
    try write(record)
    for exercise in open { try replaceAnswer(exercise, with: "\(solutions)/\(exercise.key)") }
    return Outcome(replaced: open, backup: backup)
  }

  /// Brings back what was there before the first catch-up that is in force, except where the
  /// learner has started over and solved it since.
  ///
  /// - Throws: `WorkbookError` when none is, or when a backup is gone.
  public func undo(progress: LearnerProgress, at date: Date) throws -> Outcome {
    guard let record = try record() else {
      throw WorkbookError(
        "There is no catch-up to undo.", next: "See where you are: swift run workbook")
    }
    let known = workbook.syllabus.exercises.filter { record[$0] != nil }
    if known.count < record.exercises.count
      || record.exercises.contains(where: { !files.isFolder("\(workbook.root)/\($0.backup)") })
    {
      throw WorkbookError(
        "A backup is gone, or an exercise is.",
        next: "See .workbook/catch-up.json. If you delete it, what is there now stays.")
    }
    let exercises = known.filter { progress.state(of: $0) != .solved }
    let backup = try copyAnswers(
      of: exercises, to: workbook.newBackup("catch-up-undo", at: date))
    for exercise in exercises {
      try replaceAnswer(exercise, with: "\(workbook.root)/\(record[exercise]?.backup ?? "")")
    }
    try files.remove(recordPath)
    return Outcome(replaced: exercises, backup: backup, earlier: record.earlier)
  }

  /// Whether a catch-up put our answer there. It stays ours, whatever the learner makes of it,
  /// until they start over.
  public func isReferenceSolution(_ exercise: Exercise) -> Bool {
    guard let entry = (try? record())?[exercise] else { return false }
    return entry.isStartedOver != true
  }

  /// Takes note that the starter is back: what is done with it is the learner's own.
  public func startOver(_ exercise: Exercise) throws {
    guard var record = try? record(), record[exercise] != nil else { return }
    record[exercise]?.isStartedOver = true
    try write(record)
  }
}

// MARK: - The record

extension CatchUp {
  /// What a catch-up replaced: `.workbook/catch-up.json`. It's written before anything is replaced,
  /// and removed once everything is back.
  public struct Record: Codable {
    var version = 1
    /// The folder of the stage to start with.
    var stage: String
    /// The module of the exercise that the learner was working on.
    var earlier: String?
    var exercises: [Entry] = []

    /// One exercise whose answer was replaced.
    struct Entry: Codable {
      /// The module, so that renumbering loses nothing.
      var module: String
      /// The folder with what was there, relative to the workbook.
      var backup: String
      /// Whether the learner put the starter back since then.
      var isStartedOver: Bool?
    }

    subscript(exercise: Exercise) -> Entry? {
      get { exercises.first { $0.module == exercise.module } }
      set {
        exercises.removeAll { $0.module == exercise.module }
        if let newValue { exercises.append(newValue) }
      }
    }
  }

  private var recordPath: String { "\(workbook.memory)/catch-up.json" }

  /// The record of what is in force; `nil` when nothing is.
  ///
  /// - Throws: `WorkbookError` when the file can't be understood; it's left as it is.
  public func record() throws -> Record? {
    guard files.exists(recordPath) else { return nil }
    guard let data = try? files.read(recordPath),
      let record = try? JSONDecoder().decode(Record.self, from: data), record.version == 1
    else {
      throw WorkbookError(
        "The record of the last catch-up cannot be understood: \(workbook.relative(recordPath))",
        next: "Your own work is in .workbook/backups/; once you have it back, delete the record.")
    }
    return record
  }

  private func write(_ record: Record) throws {
    try files.write(Data(try JSON.text(of: record).utf8), recordPath)
  }
}

// MARK: - Folders

extension CatchUp {
  /// Makes sure that there is an answer of ours, and that the learner's folder can be written.
  private func check(_ exercise: Exercise, in solutions: String) throws {
    let folder = workbook.folder(exercise)
    guard !files.exists(folder) || files.isWritable(folder) else {
      throw WorkbookError(
        "You may not write in \(workbook.relative(folder)).",
        next: "Nothing was changed. Make it writable, then run it again.")
    }
    let answer = try files.sources(in: "\(solutions)/\(exercise.key)")
    guard !answer.isEmpty, answer != (try files.sources(in: workbook.starter(exercise))) else {
      throw WorkbookError(
        "There is no solution of \(exercise.number) in \(workbook.relative(solutions)).",
        next: "Ask your instructor for the folder Solutions, then add: --solutions DIR")
    }
  }

  /// Copies what is compiled of the exercises' folders to a backup, and returns its relative path.
  /// An exercise's copy is there even when it holds nothing.
  private func copyAnswers(of exercises: [Exercise], to backup: String) throws -> String {
    for exercise in exercises {
      let (folder, copy) = (workbook.folder(exercise), "\(backup)/\(exercise.key)")
      try files.makeFolder(copy)
      try files.copyAll(files.compiled(in: folder), from: folder, to: copy)
    }
    return workbook.relative(backup)
  }

  /// Makes what is compiled of an exercise's folder the same as in another folder.
  private func replaceAnswer(_ exercise: Exercise, with source: String) throws {
    let folder = workbook.folder(exercise)
    for name in files.compiled(in: folder) { try files.remove("\(folder)/\(name)") }
    try files.copyAll(files.compiled(in: source), from: source, to: folder)
  }
}
