/// Grades the mutants of exercises, with every grader at work until the last one is graded.
public struct MutationRun: Sendable {
  let workbook: Workbook
  let files: Files
  let lanes: Lanes

  /// - Parameter graders: They share the work; each builds in a folder of its own.
  public init(
    in workbook: Workbook, files: Files, programs: Programs, time: Time, graders: [Grader]
  ) {
    self.workbook = workbook
    self.files = files
    lanes = Lanes(graders, in: workbook, files: files, programs: programs, time: time)
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
    let works = try exercises.enumerated().map { place, exercise in
      try ExerciseMutants(
        exercise, in: workbook, files: files, limit: limit,
        onStep: { onStep(place, $0) }, onResult: { results.take($0, at: place) })
    }
    try lanes.share(works)
  }
}
