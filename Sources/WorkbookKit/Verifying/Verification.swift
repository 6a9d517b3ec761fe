/// Verifies exercises, with every grader at work until the last trial is graded.
///
/// Each grader takes an exercise of its own and stays with it, since SwiftPM needs seconds to plan
/// the first build of another one. When no exercise is left to begin, it helps with those that are
/// not done.
public struct Verification: Sendable {
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
    let jobs = try exercises.enumerated().map { place, exercise in
      let verifier = Verifier(
        exercise: exercise, workbook: workbook, files: files, programs: programs, time: time)
      return Job(
        verifier: verifier, queue: TrialQueue(try verifier.trials()),
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

  /// An exercise, and who wants to hear of it.
  private struct Job: Sendable {
    let verifier: Verifier
    let queue: TrialQueue
    let onStep: @Sendable (String) -> Void
    let onResult: @Sendable (Verifier.Result) -> Void
  }

  /// Grades the exercise's trials until there is none for now.
  private func work(on job: Job, in lane: Lane) throws {
    guard var turn = job.queue.next() else { return }
    let unlock = try lane.lock(programs, time)
    defer { unlock() }
    while true {
      job.onStep(turn.trial.name)
      let report = try job.verifier.grade(turn, in: lane)
      if let reports = job.queue.finish(turn, report) {
        var result = try job.verifier.result(of: job.queue.trials, reports)
        result.seconds = job.queue.start.map { time.seconds() - $0 } ?? 0
        job.onResult(result)
      }
      guard let next = job.queue.next() else { return }
      turn = next
    }
  }
}
