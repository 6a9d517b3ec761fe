/// Writes down where a learner stands: grades all that was begun.
public struct Reporter {
  private let workbook: Workbook
  private let files: Files
  private let time: Time
  private let grader: Grader

  public init(workbook: Workbook, files: Files, time: Time, grader: Grader) {
    self.workbook = workbook
    self.files = files
    self.time = time
    self.grader = grader
  }

  /// Grades what was begun, and reports on all exercises that are named.
  ///
  /// - Parameter progress: What the learner's copy remembers.
  /// - Throws: `Programs.Interrupted` when the person asked to stop; whatever else goes wrong is
  ///   in the report.
  public func report(
    on exercises: [Exercise], answers: AnswersFolder, learner: String, progress: LearnerProgress,
    onStep: (Exercise, Grader.Step) -> Void
  ) throws -> LearnerReport {
    LearnerReport(
      learner: learner, madeAt: time.now(),
      exercises: try exercises.map { exercise in
        try standing(
          of: exercise, answers, progress[exercise],
          isOurs: answers.isOwn && CatchUp(in: workbook, files: files).isOurs(exercise)
        ) { onStep(exercise, $0) }
      })
  }

  /// How it stands with one exercise.
  ///
  /// - Parameter isOurs: Whether `catch-up` put our answer there: that is nothing the learner did.
  public func standing(
    of exercise: Exercise, _ answers: AnswersFolder, _ record: LearnerProgress.Record,
    isOurs: Bool = false, onStep: (Grader.Step) -> Void
  ) throws -> ExerciseStanding {
    let history = History(record)
    if isOurs, !record.isSolved {
      return ExerciseStanding(
        exercise, .notBegun, reason: "Our answer stands here, put in place by `catch-up`.",
        specs: expectedSpecs(of: exercise), history: history)
    }
    guard isBegun(exercise, answers, record) else {
      return ExerciseStanding(
        exercise, .notBegun, specs: expectedSpecs(of: exercise), history: history)
    }
    let report = try grader.grade(exercise, answers: answers, onStep: onStep)
    var standing = ExerciseStanding(report, in: workbook, history: history)
    if standing.specs.isEmpty { standing.specs = expectedSpecs(of: exercise) }
    return standing
  }

  /// Whether there is anything to grade. A starter that was graded counts: whoever cannot make a
  /// start is stuck, too.
  private func isBegun(
    _ exercise: Exercise, _ answers: AnswersFolder, _ record: LearnerProgress.Record
  ) -> Bool {
    if record.attempts > 0 || record.hints > 0 { return true }
    let folder = "\(answers.path)/\(exercise.key)"
    guard files.isFolder(folder) else { return false }
    return !Starter(of: exercise, in: workbook, files: files).isUntouched(in: folder)
  }

  /// The specs of the brief, none of which ran.
  func expectedSpecs(of exercise: Exercise) -> [SpecStanding] {
    let sentences = (try? workbook.brief(of: exercise, files: files))?.doneWhen ?? []
    return sentences.map(SpecName.plain).map {
      SpecStanding($0, .didNotRun, isGuard: SpecName.isGuard($0))
    }
  }
}
