import ChildProcess

extension Grader {
  /// One result for every sentence of the brief, in its order, then specs that it does not name.
  static func match(_ sentences: [String], with outcomes: [SpecRunner.Outcomes]) -> [SpecResult] {
    var found: [(spec: FoundSpec, outcome: SpecOutcome)] = outcomes.flatMap { run in
      run.found.map { ($0, run.outcomes[$0.id] ?? .didNotRun) }
    }
    var results: [SpecResult] = []
    for sentence in sentences {
      let index = found.firstIndex { $0.spec.key == SpecName.key(sentence) }
      let match = index.map { found.remove(at: $0) }
      results.append(
        SpecResult(
          sentence: SpecName.plain(sentence), id: match?.spec.id,
          outcome: match?.outcome ?? .missing))
    }
    return results
      + found.map {
        SpecResult(sentence: SpecName.sentence($0.spec.name), id: $0.spec.id, outcome: $0.outcome)
      }
  }

  /// The verdict on specs that were run: solved only when there are some and all passed.
  func verdict(on specs: [SpecResult], _ outcomes: [SpecRunner.Outcomes]) -> Verdict {
    guard outcomes.contains(where: { !$0.found.isEmpty }) else {
      return .notGraded(
        fullDisk()
          ?? WorkbookError(
            "No spec was found, so nothing was checked.",
            next: "Put Tests/Specs back from a fresh copy of the workbook."))
    }
    if !specs.allSatisfy({ $0.outcome == .passed }), let full = fullDisk() {
      return .notGraded(full)
    }
    if specs.contains(where: { $0.outcome == .hung }) { return .hung(seconds: limit) }
    if specs.contains(where: { $0.outcome.brokeOff }) { return .crashed }
    guard specs.allSatisfy({ $0.outcome == .passed }) else { return .red }
    if let run = outcomes.first(where: \.endedBadly) {
      return .notGraded(Self.error(on: run.ending))
    }
    return .solved
  }

  /// What is wrong when all specs passed and their program did not end as it should.
  private static func error(on ending: ChildProcess.Ending) -> WorkbookError {
    switch ending {
    case .stopped:
      WorkbookError(
        "Every spec passed, yet the program that ran them did not end.",
        next: "Look for code that goes on when the program ends: a thread, a deinit, atexit.")
    case .outgrew(let limit):
      WorkbookError(
        "Every spec passed, yet the program that ran them did not end well: \(limit.words)",
        next: limit.advice)
    case .exited, .crashed:
      WorkbookError(
        "Every spec passed, yet the program that ran them reported a failure.",
        next: "See what it printed: add --verbose.")
    }
  }

  /// The verdict on a build that failed.
  func verdict(ofFailed build: SpecBuild.Result) -> Verdict {
    if !build.errors.isEmpty {
      return .doesNotCompile(
        build.errors.map {
          CompilerError(
            path: workbook.relative($0.path), line: $0.line, message: $0.message,
            requirements: $0.requirements)
        })
    }
    if let full = fullDisk(after: build.output) { return .notGraded(full) }
    switch build.ending {
    case .exited(code: 127), .exited(code: 126):
      return .notGraded(
        WorkbookError(
          "The Swift toolchain was not found.", next: "Run: swift run workbook doctor"))
    case .stopped:
      return .notGraded(
        WorkbookError(
          "The compiler was stopped after \(Int(SpecBuild.limit)) seconds.",
          next: "Undo your last change: one expression may be too hard for it."))
    default:
      let lines = build.output.split(separator: "\n")
      let error = lines.first { $0.contains("error: ") } ?? lines.last ?? "no output"
      return .notGraded(
        WorkbookError("The build failed: \(error)", next: "See all of it: add --verbose."))
    }
  }

  /// What the learner should know about the files, before the compiler speaks.
  ///
  /// - Throws: `WorkbookError` when the folder or a file that the exercise needs is not there.
  func notes(on exercise: Exercise, _ answers: AnswersFolder) throws -> [String] {
    let folder = "\(answers.path)/\(exercise.key)"
    guard files.isFolder(folder) else {
      throw WorkbookError(
        "\(answers.shown) has no folder \(exercise.key).",
        next: answers.isOwn
          ? "Put it back: swift run workbook reset \(exercise.number)" : "Nothing to grade there.")
    }
    guard (try? files.list(folder)) != nil else {
      throw WorkbookError(
        "The folder \(answers.shown)/\(exercise.key) cannot be read.",
        next: "Check its permissions.")
    }
    let damage = try Starter(of: exercise, in: workbook, files: files).damage(in: folder)
    if let missing = damage.missing.first {
      let renamed =
        NearMiss.candidates(for: missing, among: damage.added).first ?? damage.added.first
      throw WorkbookError(
        "`\(missing)` is missing in \(answers.shown)/\(exercise.key)."
          + (renamed.map { " Is it `\($0)`, renamed?" } ?? ""),
        next: renamed.map { "Rename `\($0)` back to `\(missing)`." }
          ?? remedy(missing, exercise, answers))
    }
    return damage.changedWorld.map {
      """
      `\($0)` was changed, and it stands for the outside world. \
      \(remedy($0, exercise, answers))
      """
    }
  }

  /// How a file comes back. `reset` is for one's own answers only.
  private func remedy(_ file: String, _ exercise: Exercise, _ answers: AnswersFolder) -> String {
    answers.isOwn
      ? "Put it back: swift run workbook reset \(exercise.number) \(file)"
      : "It is in .starters/\(exercise.key), as it should be."
  }
}
