import Foundation
import WorkbookCore

/// Grades what others handed in, by this workbook's own specs.
struct SubmissionGrader: Sendable {
  let workbook: Workbook
  /// A spec that makes no progress for so many seconds is stopped.
  let limit: Double
  let moduleCache: String?

  init(for workbook: Workbook, limit: Double = 10, moduleCache: String? = nil) {
    self.workbook = workbook
    self.limit = limit
    self.moduleCache = moduleCache
  }

  private var files: FileSystemClient { workbook.files }

  /// Grades many learners' answers, several at a time.
  ///
  /// - Parameters:
  ///   - jobs: How many at a time.
  ///   - onStep: Called with a submission's place in the list and what is done with it.
  ///   - onReport: Called with the reports in the order of the list, each as soon as it is known.
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop.
  func grade(
    _ submissions: [Submission], _ exercises: [Exercise], jobs: Int,
    onStep: @escaping @Sendable (_ place: Int, Exercise, Grader.Step) -> Void,
    onReport: @escaping @Sendable (LearnerReport) -> Void
  ) throws {
    let surroundings = Surroundings(of: workbook)
    try WorkerPool(Array(1...jobs)).run(submissions, onResult: onReport) { _, submission, place in
      do {
        try check(surroundings)
        let report = try grade(submission, exercises) { onStep(place, $0, $1) }
        // What an answer changed could have judged its own next exercise.
        try check(surroundings)
        return report
      } catch  where !(error is ProcessClient.Interrupted) {
        // What keeps one learner from being graded must not keep the others.
        return LearnerReport(
          learner: submission.learner, madeAt: workbook.time.now(),
          exercises: exercises.map { ExerciseStanding($0, .notGraded, reason: "\(error)") })
      }
    }
  }

  /// - Throws: `WorkbookError` when something that judges isn't what it was at the start.
  private func check(_ surroundings: Surroundings) throws {
    guard let path = surroundings.changed else { return }
    throw WorkbookError(
      "`\(workbook.relative(path))` changed while answers were graded.",
      next: "Take a fresh copy of the workbook, and grade again.")
  }

  /// Grades one learner's answers, in a fresh copy of the workbook that is gone afterwards.
  ///
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop, and `WorkbookError` when the
  ///   copy cannot be made; whatever is wrong with an answer is in the report.
  func grade(
    _ submission: Submission, _ exercises: [Exercise],
    onStep: (Exercise, Grader.Step) -> Void
  ) throws -> LearnerReport {
    let mark = UUID().uuidString
    let folder = "\(files.temporaryFolder())/workbook-grade-\(mark)"
    defer {
      workbook.processes.endAll(mark)
      try? files.remove(folder)
    }
    let sandbox = try GradingSandbox(for: workbook, in: folder, mark: mark)
    let reporter = Reporter(
      in: sandbox.workbook,
      grader: Grader(in: sandbox.workbook, limit: limit, moduleCache: moduleCache),
      notesRemarks: true)
    let progress = submission.progress(files)
    return LearnerReport(
      learner: submission.learner, madeAt: workbook.time.now(), workedUntil: progress.lastWorkedAt,
      exercises: try exercises.map { exercise in
        let standing = try standing(
          of: exercise, submission, in: sandbox, reporter, progress[exercise]
        ) { onStep(exercise, $0) }
        workbook.processes.endAll(mark)
        return standing
      })
  }

  private func standing(
    of exercise: Exercise, _ submission: Submission, in sandbox: GradingSandbox,
    _ reporter: Reporter,
    _ record: LearnerProgress.Record, onStep: (Grader.Step) -> Void
  ) throws -> ExerciseStanding {
    var notes: [String] = []
    var standing: ExerciseStanding
    do {
      let changed = try sandbox.restore(for: exercise)
      if !changed.isEmpty {
        notes.append(
          "Code that ran before had changed \(changed.joined(separator: ", "))"
            + " in its copy of the workbook; it was put back.")
      }
      try sandbox.take(exercise, from: submission)
      standing = try reporter.standing(
        of: exercise, sandbox.workbook.ownAnswers, record,
        isReferenceSolution: submission.hasReferenceSolution(for: exercise, workbook),
        onStep: onStep)
    } catch  where !(error is ProcessClient.Interrupted) {
      standing = ExerciseStanding(
        exercise, .notGraded, reason: "\(error)", specs: reporter.expectedSpecs(of: exercise),
        history: History(record))
    }
    if submission.hasOtherSpecs(for: exercise, than: workbook) {
      notes.append("The specs in \(submission.shown) were changed; this workbook's judged it.")
    }
    if standing.standing != .notBegun { standing.notes += notes }
    return standing
  }
}
