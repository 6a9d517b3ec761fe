import Foundation

/// Puts our answers in the place of the learner's, up to a stage, and brings the learner's back.
///
/// Nothing is replaced before the copies of all that is replaced are complete, and a record says
/// where they are. So a run that was cut off can be repeated, or undone.
public struct CatchUp {
  let workbook: Workbook
  let files: Files

  public init(in workbook: Workbook, files: Files) {
    self.workbook = workbook
    self.files = files
  }

  /// What was done.
  public struct Outcome: Equatable, Sendable {
    /// The exercises in which our answer stands now.
    public var placed: [Exercise]
    /// The exercises that the learner solved: they are left as they are.
    public var kept: [Exercise]
    /// The folders that hold the learner's own work, relative to the workbook.
    public var backups: [String] = []
  }

  /// Puts our answers to all that comes before a stage in place.
  ///
  /// - Parameter solutions: The folder with our answers, absolute; the workbook's own when `nil`.
  /// - Throws: `WorkbookError` when nothing comes before that stage, a solution is missing, a later
  ///   stage's catch-up is in force, or a folder cannot be written.
  public func run(
    to stage: Stage, solutions: String? = nil, progress: LearnerProgress, at date: Date
  ) throws -> Outcome {
    let earlier = workbook.syllabus.stages.filter { $0.number < stage.number }
      .flatMap(\.exercises)
    guard !earlier.isEmpty else {
      throw WorkbookError(
        "Nothing comes before stage \(stage.number).", next: "Start: swift run workbook next",
        isUsage: true)
    }
    let old = try record()
    try refuse(stage, before: old)
    let open = earlier.filter { progress.state(of: $0) != .solved }
    let ours = try self.ours(to: open, in: solutions)
    try checkThatWritable(open)
    var outcome = Outcome(placed: open, kept: earlier.filter { !open.contains($0) })
    guard !open.isEmpty else { return outcome }

    do {
      var record =
        old ?? CatchUpRecord(stage: stage.folder, earlier: progress.current, at: date)
      record.stage = stage.folder
      record.mark(open, isStartedOver: nil)
      let backup = try keep(open, ours, at: date, in: &record)
      try write(record)
      for exercise in open { try replaceAnswer(exercise, with: copyOfOurs(exercise)) }
      outcome.backups = record.backups
      if let backup, !outcome.backups.contains(backup) { outcome.backups.append(backup) }
      return outcome
    } catch {
      throw WorkbookError(
        "Our answers could not be put in place: \(error)",
        next: "Nothing is lost. Check that you may write in Exercises and in .workbook, and that "
          + "the disk has room; then run it again, or with --undo.")
    }
  }

  /// Whether what stands in the learner's folder is our answer, put there by a catch-up, or what
  /// they made of it. It is theirs once they have started over.
  public func isOurs(_ exercise: Exercise) -> Bool {
    guard let record = try? record(), let entry = record[exercise] else { return false }
    return entry.isStartedOver != true
  }

  /// Takes note that the starter is back: what is done with it is the learner's own.
  public func startOver(_ exercise: Exercise) throws {
    guard var record = try? record(), record[exercise] != nil else { return }
    record.mark([exercise], isStartedOver: true)
    try write(record)
  }
}

extension CatchUp {
  private func refuse(_ stage: Stage, before record: CatchUpRecord?) throws {
    let stages = workbook.syllabus.stages
    guard let record, let inForce = stages.first(where: { $0.folder == record.stage }),
      inForce.number > stage.number
    else { return }
    throw WorkbookError(
      "You have caught up to stage \(inForce.number) already.",
      next: "To start with stage \(stage.number), undo that first: "
        + "swift run workbook catch-up --undo")
  }

  private func checkThatWritable(_ exercises: [Exercise]) throws {
    let folders = exercises.map { workbook.folder($0) } + [workbook.root]
    for folder in folders where files.exists(folder) && !files.isWritable(folder) {
      throw WorkbookError(
        "You may not write in \(workbook.relative(folder)).",
        next: "Nothing was changed. Make it writable, then run it again.")
    }
  }

  /// Copies our answers and the learner's into `.workbook`, and notes in the record what is new.
  ///
  /// Of an exercise that is in the record, the first copy counts. It is copied once more when the
  /// learner worked on it since.
  ///
  /// - Returns: The folder with the copies, relative to the workbook; `nil` when there is none.
  private func keep(
    _ exercises: [Exercise], _ ours: [String: [String: Data]], at date: Date,
    in record: inout CatchUpRecord
  ) throws -> String? {
    let home = files.freePath("\(workbook.memory)/backups/catch-up-\(Stamp.text(date))")
    let wanted = exercises.filter { exercise in
      record[exercise].map { hasNewWork(exercise, $0) } ?? true
    }
    for exercise in wanted {
      let backup = "\(home)/\(exercise.key)"
      try copyAnswer(exercise, to: backup)
      guard record[exercise] == nil else { continue }
      record.exercises.append(
        CatchUpRecord.Entry(module: exercise.module, backup: workbook.relative(backup)))
    }
    for exercise in exercises {
      let folder = copyOfOurs(exercise)
      try files.remove(folder)
      for (name, data) in ours[exercise.module] ?? [:] {
        try files.write(data, "\(folder)/\(name)")
      }
    }
    return wanted.isEmpty ? nil : workbook.relative(home)
  }
}

extension CatchUpRecord {
  /// The folders above the exercises' backups, each once.
  fileprivate var backups: [String] {
    var folders: [String] = []
    for entry in exercises {
      let folder = entry.backup.split(separator: "/").dropLast(2).joined(separator: "/")
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }
}
