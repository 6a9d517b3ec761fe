/// Writes down where a learner stands: grades all that was begun.
public struct Reporter {
  private let workbook: Workbook
  private let grader: Grader
  /// Whether what is worth reading in a solved answer is noted, for an instructor.
  private let notesRemarks: Bool

  public init(in workbook: Workbook, grader: Grader, notesRemarks: Bool = false) {
    self.workbook = workbook
    self.grader = grader
    self.notesRemarks = notesRemarks
  }

  /// Grades what was begun, and reports on all exercises that are named.
  ///
  /// - Parameter progress: What the learner's copy remembers.
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop; whatever else goes wrong is
  ///   in the report.
  public func report(
    on exercises: [Exercise], answers: AnswersFolder, learner: String, progress: LearnerProgress,
    onStep: (Exercise, Grader.Step) -> Void
  ) throws -> LearnerReport {
    LearnerReport(
      learner: learner, madeAt: workbook.time.now(),
      exercises: try exercises.map { exercise in
        try standing(
          of: exercise, answers, progress[exercise],
          isReferenceSolution: answers.isOwn && CatchUp(in: workbook).isReferenceSolution(exercise)
        ) { onStep(exercise, $0) }
      })
  }

  /// How it stands with one exercise.
  ///
  /// - Parameter isReferenceSolution: Whether `catch-up` put our answer there, which doesn't count
  ///   as the learner's work.
  public func standing(
    of exercise: Exercise, _ answers: AnswersFolder, _ record: LearnerProgress.Record,
    isReferenceSolution: Bool = false, onStep: (Grader.Step) -> Void
  ) throws -> ExerciseStanding {
    let history = History(record)
    let isOurs = isReferenceSolution && !record.isSolved
    guard !isOurs, isBegun(exercise, answers, record) else {
      return ExerciseStanding(
        exercise, .notBegun,
        reason: isOurs ? "Our answer stands here, put in place by `catch-up`." : nil,
        specs: expectedSpecs(of: exercise), history: history)
    }
    let report = try grader.grade(exercise, answers: answers, onStep: onStep)
    var standing = ExerciseStanding(report, in: workbook, history: history)
    if notesRemarks { standing.notes += report.remarks }
    if standing.specs.isEmpty { standing.specs = expectedSpecs(of: exercise) }
    return standing
  }

  /// Whether there is anything to grade. A graded starter counts because a learner who can't
  /// begin is stuck, too.
  private func isBegun(
    _ exercise: Exercise, _ answers: AnswersFolder, _ record: LearnerProgress.Record
  ) -> Bool {
    if record.attempts > 0 || record.hints > 0 { return true }
    let folder = "\(answers.path)/\(exercise.key)"
    guard workbook.files.isFolder(folder) else { return false }
    return !Starter(of: exercise, in: workbook).isUntouched(in: folder)
  }

  /// The specs of the brief, none of which ran.
  public func expectedSpecs(of exercise: Exercise) -> [SpecResult] {
    let sentences = (try? workbook.brief(of: exercise))?.doneWhen ?? []
    return sentences.map { SpecResult(SpecName.plain($0), .didNotRun) }
  }
}
