import Foundation

/// Grades what others handed in, by this workbook's own specs.
public struct SubmissionGrader: Sendable {
  let workbook: Workbook
  let files: Files
  let programs: Programs
  let time: Time
  /// A spec that makes no progress for so many seconds is stopped.
  let limit: Double
  let moduleCache: String?

  public init(
    workbook: Workbook, files: Files, programs: Programs, time: Time, limit: Double = 10,
    moduleCache: String? = nil
  ) {
    self.workbook = workbook
    self.files = files
    self.programs = programs
    self.time = time
    self.limit = limit
    self.moduleCache = moduleCache
  }

  /// Grades one learner's answers, in a fresh copy of the workbook that is gone afterwards.
  ///
  /// - Throws: `Programs.Interrupted` when the person asked to stop, and `WorkbookError` when the
  ///   copy cannot be made; whatever is wrong with an answer is in the report.
  public func grade(
    _ submission: Submission, _ exercises: [Exercise],
    onStep: (Exercise, Grader.Step) -> Void
  ) throws -> LearnerReport {
    let mark = UUID().uuidString
    let folder = "\(files.temporaryFolder())/workbook-grade-\(mark)"
    defer {
      programs.endAll(mark)
      try? files.remove(folder)
    }
    let room = try GradingRoom(for: workbook, in: folder, files: files)
    let programs = programs.fenced(in: folder, mark: mark)
    let reporter = Reporter(
      workbook: room.workbook, files: files, time: time,
      grader: Grader(
        workbook: room.workbook, files: files, programs: programs, time: time, limit: limit,
        moduleCache: moduleCache))
    let progress = progress(of: submission)
    return LearnerReport(
      learner: submission.learner, madeAt: time.now(), workedUntil: progress.lastWorkedAt,
      exercises: try exercises.map { exercise in
        let standing = try standing(
          of: exercise, submission, in: room, reporter, progress[exercise]
        ) { onStep(exercise, $0) }
        programs.endAll(mark)
        return standing
      })
  }

  private func standing(
    of exercise: Exercise, _ submission: Submission, in room: GradingRoom, _ reporter: Reporter,
    _ record: LearnerProgress.Record, onStep: (Grader.Step) -> Void
  ) throws -> ExerciseStanding {
    var notes: [String] = []
    var standing: ExerciseStanding
    do {
      let changed = try room.restore(for: exercise)
      if !changed.isEmpty {
        notes.append(
          "Code that ran before had changed \(changed.joined(separator: ", "))"
            + " in its copy of the workbook; it was put back.")
      }
      try room.take(exercise, from: submission)
      standing = try reporter.standing(
        of: exercise, room.workbook.ownAnswers, record,
        isOurs: submission.hasOurs(for: exercise, workbook, files), onStep: onStep)
    } catch let interrupted as Programs.Interrupted {
      throw interrupted
    } catch {
      standing = ExerciseStanding(
        exercise, .notGraded, reason: "\(error)", specs: reporter.expectedSpecs(of: exercise),
        history: History(record))
    }
    if submission.hasOtherSpecs(for: exercise, than: workbook, files) {
      notes.append("The specs in \(submission.shown) were changed; this workbook's judged it.")
    }
    if standing.standing != .notBegun { standing.notes += notes }
    return standing
  }

  /// What the learner's copy remembers; nothing when it is not there or makes no sense.
  private func progress(of submission: Submission) -> LearnerProgress {
    guard let copy = submission.copy,
      files.kind("\(copy)/.workbook") == .folder,
      files.kind("\(copy)/.workbook/progress.json") == .file,
      let bytes = files.size("\(copy)/.workbook/progress.json"), bytes < 1_000_000,
      let data = try? files.read("\(copy)/.workbook/progress.json"),
      let progress = ProgressStore.progress(in: data)
    else { return LearnerProgress() }
    return progress
  }
}
