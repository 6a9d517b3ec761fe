/// Verifies exercises, with every grader at work until the last trial is graded.
public struct Verification: Sendable {
  let workbook: Workbook
  let files: Files
  let programs: Programs
  let time: Time
  let lanes: Lanes

  /// - Parameter graders: They share the work; each builds in a folder of its own.
  public init(
    in workbook: Workbook, files: Files, programs: Programs, time: Time, graders: [Grader]
  ) {
    self.workbook = workbook
    self.files = files
    self.programs = programs
    self.time = time
    lanes = Lanes(graders, in: workbook, files: files, programs: programs, time: time)
  }

  /// Verifies the exercises.
  ///
  /// - Parameters:
  ///   - onStep: Called with an exercise's place in the list and what is done with it.
  ///   - onResult: Called with the results in the order of the list, each as soon as it is known.
  /// - Throws: `Programs.Interrupted` when the person asked to stop.
  public func verify(
    _ exercises: [Exercise], onStep: @escaping @Sendable (_ place: Int, _ step: String) -> Void,
    onResult: @escaping @Sendable (Verifier.Result) -> Void
  ) throws {
    let results = InOrder(onResult)
    let works = try exercises.enumerated().map { place, exercise in
      let verifier = Verifier(
        exercise: exercise, workbook: workbook, files: files, programs: programs, time: time)
      return Trials(
        verifier: verifier, queue: TrialQueue(try verifier.trials()),
        onStep: { onStep(place, $0) }, onResult: { results.take($0, at: place) })
    }
    try lanes.share(works)
  }
}

extension Verification {
  /// The trials of one exercise, and who wants to hear of it.
  private struct Trials: SharedWork {
    let verifier: Verifier
    let queue: TrialQueue
    let onStep: @Sendable (String) -> Void
    let onResult: @Sendable (Verifier.Result) -> Void

    func next() -> TrialQueue.Turn? { queue.next() }

    func take(_ turn: TrialQueue.Turn, in lane: Lane) throws -> [Int: GradeReport]? {
      onStep(turn.trial.name)
      return queue.finish(turn, try verifier.grade(turn, in: lane))
    }

    func end(_ reports: [Int: GradeReport], seconds: Double) throws {
      var result = try verifier.result(of: queue.trials, reports)
      result.seconds = seconds
      onResult(result)
    }

    func close() { queue.close() }
  }
}
