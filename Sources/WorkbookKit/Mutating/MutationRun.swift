import Foundation

/// Grades the mutants of exercises, with every grader at work until the last one is graded.
///
/// Each grader takes an exercise of its own and stays with it; when none is left to begin, it helps
/// with those that are not done.
public struct MutationRun: Sendable {
  let workbook: Workbook
  let files: Files
  let programs: Programs
  let time: Time
  let lanes: [Lane]

  /// - Parameter graders: They share the work; each builds in a folder of its own.
  public init(
    in workbook: Workbook, files: Files, programs: Programs, time: Time, graders: [Grader]
  ) {
    self.workbook = workbook
    self.files = files
    self.programs = programs
    self.time = time
    lanes = Lane.all(graders, in: workbook, files: files)
  }

  /// Grades the mutants of the exercises.
  ///
  /// - Parameters:
  ///   - limit: How many mutants of an exercise at most; all when `nil`.
  ///   - onStep: Called with an exercise's place in the list and what is done with it.
  ///   - onResult: Called with the results in the order of the list, each as soon as it is known.
  /// - Throws: `Programs.Interrupted` when the person asked to stop.
  public func run(
    _ exercises: [Exercise], limit: Int?,
    onStep: @escaping @Sendable (_ place: Int, _ step: String) -> Void,
    onResult: @escaping @Sendable (MutationResult) -> Void
  ) throws {
    let results = InOrder(onResult)
    let jobs = try exercises.enumerated().map { place, exercise in
      try Job(
        exercise, in: workbook, files: files, limit: limit,
        onStep: { onStep(place, $0) }, onResult: { results.take($0, at: place) })
    }
    _ = try concurrently(lanes) { lane in
      do {
        for job in jobs where job.queue.begin(at: time.seconds()) { try work(on: job, in: lane) }
        for job in jobs { try work(on: job, in: lane) }
      } catch {
        jobs.forEach { $0.queue.close() }
        throw error
      }
    }
  }

  /// Grades mutants until there is none left to begin.
  private func work(on job: Job, in lane: Lane) throws {
    guard var turn = job.queue.next() else { return }
    let unlock = try lane.lock(programs, time)
    defer { unlock() }
    while true {
      if let outcome = try grade(turn, of: job, in: lane) {
        var result = job.result(outcome)
        result.seconds = job.queue.start.map { time.seconds() - $0 } ?? 0
        job.onResult(result)
      }
      guard let next = job.queue.next() else { return }
      turn = next
    }
  }

  private func grade(
    _ turn: MutantQueue.Turn, of job: Job, in lane: Lane
  ) throws -> MutantQueue.Outcome? {
    switch turn {
    case .ours:
      job.onStep("our answer")
      let report = try gradeOurs(job, in: lane)
      let isSolved = report.verdict == .solved
      return job.queue.finish(ours: isSolved ? nil : "Our answer is not solved: \(report.summary)")
    case .mutant(let index):
      let mutant = job.queue.mutants[index]
      job.onStep("mutant \(index + 1) of \(job.queue.mutants.count)")
      let report = try grade(mutant, of: job, in: lane)
      return job.queue.finish(
        index,
        MutationResult.Graded(
          mutant: mutant, fate: MutationResult.Fate(report),
          isExplained: job.explanations.explains(mutant), log: report.log))
    }
  }
}

extension MutationRun {
  /// For how many seconds a spec may make no progress. Many mutants hang, so it begins with few; on
  /// a busy machine that may be too few for what does not hang.
  private static let limits = [5.0, 10, 20, 40]

  private func gradeOurs(_ job: Job, in lane: Lane) throws -> GradeReport {
    for limit in Self.limits.dropLast() {
      let report = try job.gradeOurs(in: lane, limit: limit)
      if !report.onlyHangs { return report }
    }
    return try job.gradeOurs(in: lane, limit: Self.limits[Self.limits.count - 1])
  }

  /// That a mutant hangs is believed when our answer does not, right after it, in the same time.
  private func grade(_ mutant: Mutant, of job: Job, in lane: Lane) throws -> GradeReport {
    for limit in Self.limits {
      let report = try job.grade(mutant, in: lane, limit: limit)
      let isBelieved = try !report.onlyHangs || !job.gradeOurs(in: lane, limit: limit).onlyHangs
      if isBelieved { return report }
    }
    throw WorkbookError(
      "The machine is so busy that our own answer to \(job.exercise.number) hangs.",
      next: "Try again when it is less busy.")
  }
}

extension MutationRun {
  /// An exercise, and who wants to hear of it.
  fileprivate struct Job: Sendable {
    let exercise: Exercise
    let answer: [String: Data]
    let explanations: Explanations
    /// What is wrong with the explanations, whatever the specs say.
    let faults: [String]
    let queue: MutantQueue
    let onStep: @Sendable (String) -> Void
    let onResult: @Sendable (MutationResult) -> Void

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

    func gradeOurs(in lane: Lane, limit: Double) throws -> GradeReport {
      try lane.grade(exercise, answer, named: "our answer", limit: limit)
    }

    func grade(_ mutant: Mutant, in lane: Lane, limit: Double) throws -> GradeReport {
      let answer = answer.merging([mutant.file: Data(mutant.text.utf8)]) { $1 }
      return try lane.grade(exercise, answer, named: mutant.title, limit: limit)
    }

    func result(_ outcome: MutantQueue.Outcome) -> MutationResult {
      var result = MutationResult(exercise: exercise, faults: faults)
      switch outcome {
      case .fault(let words): result.faults.append(words)
      case .graded(let graded):
        result.graded = graded
        result.faults += graded.compactMap(\.fault)
        if result.compiled == 0 {
          result.faults.append("No mutant compiles, so nothing is known of the specs.")
        }
      }
      return result
    }
  }
}
