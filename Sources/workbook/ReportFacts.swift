import WorkbookCore

/// What the screens of a report show besides the report: read beforehand, so that screens read no
/// files.
struct ReportFacts {
  let style: Style
  /// Shows a path as an editor opens it from where the program was called.
  let shown: @Sendable (_ path: String) -> String
  /// The workbook's root; the compiler's errors have paths relative to it.
  let root: String
  /// The folder with the exercise's specs, as it is shown.
  let specsFolder: String
  /// The names of the files that stand for the outside world.
  let worldFiles: Set<String>
  /// Whether our answer, put there by `catch-up`, is what passed.
  let isReferenceSolution: Bool
  /// The line that leads a learner who is stuck to the book.
  let idea: [String]
  /// Seconds that each solution took under the same constraint, the newest last.
  let times: [Double]
  let hasSolutions: Bool
  /// The chapter to read, when this exercise completed its stage.
  let chapter: [String]
  /// The exercise to go on with.
  let next: Exercise?
}

extension Session {
  /// The constraint that the learner does an exercise under; `nil` when none was chosen.
  func constraint(on exercise: Exercise) -> Constraint? {
    let number = progress[exercise].constraint
    return (try? workbook.brief(of: exercise))?.again.first { $0.number == number }
  }

  /// Reads what is shown besides a report.
  func facts(on report: GradeReport) -> ReportFacts {
    let exercise = report.exercise
    let starter = Starter(of: exercise, in: workbook)
    let names = (try? starter.names()) ?? []
    let isAtRoot = dependencies.folder == workbook.root
    return ReportFacts(
      style: style, shown: { [workbook] in isAtRoot ? workbook.relative($0) : $0 },
      root: workbook.root, specsFolder: shown(workbook.specs(exercise)),
      worldFiles: Set(names.filter { (try? starter.isWorld($0)) == true }),
      isReferenceSolution: isCaughtUp(report), idea: idea(behind: exercise),
      times: report.constraint.map { progress[exercise].times(under: $0.number) }
        ?? progress[exercise].times,
      hasSolutions: hasSolutions,
      chapter: chapter(completedBy: exercise),
      next: currentExercise)
  }

  /// Whether our answer, which `catch-up` put in the learner's folder, is what passed.
  func isCaughtUp(_ report: GradeReport) -> Bool {
    report.isOwn && report.verdict == .solved && holdsReferenceSolution(report.exercise)
      && progress.state(of: report.exercise) != .solved
  }

  /// Where the book explains an exercise's idea: `“Lifetimes” in docs/Workbook.docc/Containers.md`.
  func chapter(on exercise: Exercise) -> String? {
    guard let chapter = workbook.chapter(on: exercise) else { return nil }
    return (chapter.heading.map { "“\($0)” in " } ?? "") + shown(chapter.path)
  }

  /// The line that leads a learner who is stuck to the book.
  func idea(behind exercise: Exercise) -> [String] {
    chapter(on: exercise).map { ["The idea: \($0)"] } ?? []
  }

  /// Once a whole stage is solved, its chapter gives nothing away.
  private func chapter(completedBy exercise: Exercise) -> [String] {
    guard let stage = workbook.syllabus.stages.first(where: { $0.folder == exercise.stageFolder }),
      stage.exercises.allSatisfy({ progress[$0].isSolved }),
      let chapter = workbook.chapter(on: exercise)
    else { return [] }
    return ["Stage \(stage.number) is solved. Its chapter: \(shown(chapter.path))"]
  }
}
