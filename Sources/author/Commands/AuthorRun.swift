import WorkbookCore

/// What an author's command found out about an exercise.
protocol AuthorResult: Sendable {
  var exercise: Exercise { get }
  var passed: Bool { get }
  /// What was counted, for the row of the exercise.
  func counts(_ style: Style) -> String
}

extension Session {
  /// Works on exercises, one for each of the author's graders at a time, and shows how it goes: a row
  /// for each exercise that is done, below the rows what is being done, and at the end the totals.
  ///
  /// There are two graders at most: each builds in a folder of its own, which costs a cold build.
  ///
  /// - Parameters:
  ///   - words: They name the exercises; all without a word.
  ///   - details: The lines below the row of an exercise.
  ///   - totals: The lines between the first total and the last one.
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop.
  func work<Result: AuthorResult>(
    on words: [String], details: @escaping @Sendable (Result, Style) -> [String],
    totals: ([Result]) -> [String] = { _ in [] },
    work: @escaping @Sendable (Exercise, AuthorGrader, _ onStep: (String) -> Void) throws -> Result
  ) throws -> ExitCode {
    let exercises = try (words.isEmpty ? ["all"] : words).flatMap(workbook.syllabus.find)
    let start = time.seconds()
    let rows = ProgressRows(
      exercises.map { "\($0.number) \($0.title)" }, dependencies
    ) { [dependencies] (result: Result) in
      dependencies.style.row(result) + details(result, dependencies.style)
    }
    let graders = (1...min(2, max(1, dependencies.cores))).map {
      AuthorGrader($0, in: workbook, moduleCache: moduleCache)
    }
    try WorkerPool(graders).run(exercises, onResult: rows.add) { grader, exercise, place in
      try grader.alone { try work(exercise, grader) { rows.show($0, of: place) } }
    }
    let all = rows.results
    let passed = all.count(where: \.passed)
    let time = style.clock(time.seconds() - start)
    printWrapped(
      ["", "\(Count.of(all.count, "exercise")) in \(time)."] + totals(all)
        + ["\(passed) passed, \(all.count - passed) failed"])
    return passed == all.count ? .done : .notSolved
  }
}

extension Style {
  /// The line on an exercise, which begins with a mark for its having passed or failed.
  fileprivate func row(_ result: some AuthorResult) -> [String] {
    let sign = result.passed ? green(mark("✓", "passed")) : red(mark("✗", "FAILED"))
    let exercise = result.exercise
    return fit("\(sign) \(exercise.number) \(exercise.title): " + dim(result.counts(self)))
  }
}
