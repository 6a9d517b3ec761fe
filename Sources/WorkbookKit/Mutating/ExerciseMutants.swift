import Foundation

/// Our answer to an exercise and the mutants of it, and who wants to hear of them.
struct ExerciseMutants: Sendable {
  let exercise: Exercise
  let queue: MutantQueue
  private let answer: [String: Data]
  private let explanations: Explanations
  /// What is wrong with the explanations, whatever the specs say.
  private let faults: [String]
  private let onStep: @Sendable (String) -> Void
  private let onResult: @Sendable (MutationResult) -> Void

  /// - Parameter limit: How many mutants at most; all when `nil`.
  init(
    _ exercise: Exercise, in workbook: Workbook, files: Files, limit: Int?,
    onStep: @escaping @Sendable (String) -> Void,
    onResult: @escaping @Sendable (MutationResult) -> Void
  ) throws {
    let folder = workbook.solution(exercise)
    let mutants = try Mutants(of: exercise, in: workbook, files: files).all
    self.exercise = exercise
    answer = Dictionary(
      uniqueKeysWithValues: try files.swiftFiles(in: folder).map {
        ($0, try files.read("\(folder)/\($0)"))
      })
    explanations = Explanations(of: exercise, in: workbook, files: files)
    faults = explanations.faults(among: mutants)
    queue = MutantQueue(mutants.spread(atMost: limit))
    self.onStep = onStep
    self.onResult = onResult
  }
}

extension ExerciseMutants: SharedWork {
  func next() -> MutantQueue.Turn? { queue.next() }

  func take(_ turn: MutantQueue.Turn, in lane: Lane) throws -> MutantQueue.Outcome? {
    switch turn {
    case .ours:
      onStep("our answer")
      let report = try gradeOurs(in: lane)
      let isSolved = report.verdict == .solved
      return queue.finish(ours: isSolved ? nil : "Our answer is not solved: \(report.summary)")
    case .mutant(let index):
      let mutant = queue.mutants[index]
      onStep("mutant \(index + 1) of \(queue.mutants.count)")
      let report = try grade(mutant, in: lane)
      return queue.finish(
        index,
        MutationResult.Graded(
          mutant: mutant, fate: MutationResult.Fate(report),
          isExplained: explanations.explains(mutant), log: report.log))
    }
  }

  func end(_ outcome: MutantQueue.Outcome, seconds: Double) {
    var result = MutationResult(exercise: exercise, faults: faults)
    result.seconds = seconds
    switch outcome {
    case .fault(let words): result.faults.append(words)
    case .graded(let graded):
      result.graded = graded
      result.faults += graded.compactMap(\.fault)
      if result.compiled == 0 {
        result.faults.append("No mutant compiles, so nothing is known of the specs.")
      }
    }
    onResult(result)
  }

  func close() { queue.close() }
}

extension ExerciseMutants {
  /// For how many seconds a spec may make no progress. Many mutants hang, so it begins with few; on
  /// a busy machine that may be too few for what does not hang.
  private static let limits = [5.0, 10, 20, 40]

  private func gradeOurs(in lane: Lane) throws -> GradeReport {
    for limit in Self.limits.dropLast() {
      let report = try gradeOurs(in: lane, limit: limit)
      if !report.onlyHangs { return report }
    }
    return try gradeOurs(in: lane, limit: Self.limits[Self.limits.count - 1])
  }

  /// That a mutant hangs is believed when our answer does not, right after it, in the same time.
  private func grade(_ mutant: Mutant, in lane: Lane) throws -> GradeReport {
    let answer = answer.merging([mutant.file: Data(mutant.text.utf8)]) { $1 }
    for limit in Self.limits {
      let report = try lane.grade(exercise, answer, named: mutant.title, limit: limit)
      let isBelieved = try !report.onlyHangs || !gradeOurs(in: lane, limit: limit).onlyHangs
      if isBelieved { return report }
    }
    throw WorkbookError(
      "The machine is so busy that our own answer to \(exercise.number) hangs.",
      next: "Try again when it is less busy.")
  }

  private func gradeOurs(in lane: Lane, limit: Double) throws -> GradeReport {
    try lane.grade(exercise, answer, named: "our answer", limit: limit)
  }
}
