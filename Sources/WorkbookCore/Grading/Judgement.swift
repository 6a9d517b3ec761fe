import ChildProcess

// Which verdict an exercise gets, from its build and its specs.
extension Grader {
  /// One result for every sentence of the brief, in its order, then specs that it does not name.
  static func match(_ sentences: [String], with outcomes: [SpecRunner.Outcomes]) -> [SpecResult] {
    var found = outcomes.flatMap(\.results)
    let expected = sentences.map { sentence in
      let index = found.firstIndex { SpecName.key($0.sentence) == SpecName.key(sentence) }
      var result = index.map { found.remove(at: $0) } ?? SpecResult("", .missing)
      result.sentence = SpecName.plain(sentence)
      return result
    }
    return expected + found
  }

  /// Takes the results of specs that were run: solved only when there are some and all passed.
  func judge(_ runs: [SpecRunner.Outcomes], by brief: Brief, in report: inout GradeReport) {
    report.log += runs.map(\.output).joined(separator: "\n")
    let rule = report.constraint?.rule
    report.specs = Self.match(brief.doneWhen + (rule.map { [$0] } ?? []), with: runs)
    let specs = report.specs
    let allPassed = specs.allSatisfy { $0.outcome == .passed }
    if runs.allSatisfy(\.results.isEmpty) {
      report.markNotGraded(
        because: fullDisk()
          ?? WorkbookError(
            "No spec was found, so nothing was checked.",
            next: "Put Tests/Specs back from a fresh copy of the workbook."))
    } else if !allPassed, let full = fullDisk() {
      report.markNotGraded(because: full)
    } else if specs.contains(where: { $0.outcome == .hung }) {
      report.verdict = .hung
      report.limit = limit
    } else if specs.contains(where: \.outcome.brokeOff) {
      report.verdict = .crashed
    } else if !allPassed {
      report.verdict = .red
    } else if !runs.allSatisfy(\.isBelievable) {
      report.markNotGraded(
        because: WorkbookError(
          "Every spec passed, but the program that ran them didn't report those that had to fail.",
          next: "Look for code that changes what the specs report. Then check again."))
    } else if let run = runs.first(where: \.endedBadly) {
      report.markNotGraded(because: Self.error(on: run.ending))
    } else {
      report.verdict = .solved
    }
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

  /// Takes back the verdict of solved where the answer could have spoken for its specs.
  func doubt(
    _ findings: AnswerAudit.Findings?, _ audit: AnswerAudit?, in report: inout GradeReport
  ) {
    report.remarks = findings?.remarks ?? []
    guard let power = findings?.powers.first else { return }
    let place = audit?.place(of: power).map { " in `\($0)`" } ?? ""
    report.markNotGraded(
      because: WorkbookError(
        "Every spec passed, but your code calls `\(power)`\(place), which can end or change the "
          + "program that runs the specs.",
        next: "Take that call out, and check again."))
  }

  /// Takes the result of a build; the verdict of one that succeeded is up to the specs.
  func judge(_ build: SpecBuild.Result, in report: inout GradeReport) {
    report.log = build.output
    report.warnings = build.warnings.filter { $0.path.contains("/\(report.exercise.key)/") }
    guard !build.succeeded else { return }
    guard build.errors.isEmpty else {
      report.verdict = .doesNotCompile
      report.errors = build.errors.map { error in
        var error = error
        error.path = workbook.relative(error.path)
        return error
      }
      return
    }
    report.markNotGraded(because: fullDisk(after: build.output) ?? Self.error(on: build))
  }

  /// Why a build failed for which the compiler has no error to show.
  private static func error(on build: SpecBuild.Result) -> WorkbookError {
    switch build.ending {
    case .exited(code: 127), .exited(code: 126):
      return WorkbookError.noToolchain
    case .outgrew(let limit):
      return WorkbookError(
        "The compiler was stopped: \(limit.words)",
        next: "Undo your last change: one expression may be too hard for it.")
    case .stopped:
      return WorkbookError(
        "The compiler was stopped after \(Int(SpecBuild.limit)) seconds.",
        next: "Undo your last change: one expression may be too hard for it.")
    default:
      // `4. While silgen emitFunction … for 'resolve(_:)' (at Container.swift:75:10)`
      if build.output.contains("compile command failed due to signal") {
        let place = build.output.matches(of: /\(at (?:.*\/)?([^\/]+\.swift:\d+)/).last?.output.1
        return WorkbookError(
          "The compiler crashed" + (place.map { " at `\($0)`." } ?? "."),
          next: "That is a mistake of the compiler’s. Write the code there in another way.")
      }
      let lines = build.output.split(separator: "\n")
      let error = lines.first { $0.contains("error: ") } ?? lines.last ?? "no output"
      return WorkbookError("The build failed: \(error)", next: "See all of it: add --verbose.")
    }
  }

  /// What the learner should know about the files, before the compiler speaks.
  ///
  /// - Returns: The notes, and the first file of the outside world that was changed, with its note.
  /// - Throws: `WorkbookError` when the folder or a file of the outside world is not there.
  func notes(
    on exercise: Exercise, _ answers: AnswersFolder
  ) throws -> (notes: [String], changedWorld: (file: String, note: String)?) {
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
    let damage = try Starter(of: exercise, in: workbook).damage(in: folder)
    if let missing = damage.missing.first {
      let renamed = NearMiss.candidates(for: missing, among: damage.added).first
      throw WorkbookError(
        "`\(missing)` is missing in \(answers.shown)/\(exercise.key)."
          + (renamed.map { " Is it `\($0)`, renamed?" } ?? ""),
        next: renamed.map { "Rename `\($0)` back to `\(missing)`." }
          ?? remedy(missing, exercise, answers))
    }
    // A kata asks for a design of one's own, so a file of the starter may well be gone.
    let moved = (exercise.isKata ? [] : damage.moved.prefix(1)).map { first in
      "Not there any more: " + damage.moved.map { "`\($0)`" }.joined(separator: ", ")
        + ". That’s fine if the code stands in another file. Was one lost? "
        + remedy(first, exercise, answers)
    }
    let world = damage.changedWorld.map {
      (
        $0,
        "`\($0)` was changed, and it stands for the outside world. " + remedy($0, exercise, answers)
      )
    }
    return (moved + world.map(\.1), world.first)
  }

  /// Takes back the verdict of solved where the outside world isn't the one of the exercise.
  func forbidAnotherWorld(
    _ changed: (file: String, note: String), _ exercise: Exercise, _ answers: AnswersFolder,
    in report: inout GradeReport
  ) {
    // The reason says the same.
    report.notes.removeAll { $0 == changed.note }
    report.markNotGraded(
      because: WorkbookError(
        "Every spec passed, but `\(changed.file)` was changed, and it stands for the outside world.",
        next: remedy(changed.file, exercise, answers)))
  }

  /// How a file comes back. `reset` is for one's own answers only.
  private func remedy(_ file: String, _ exercise: Exercise, _ answers: AnswersFolder) -> String {
    answers.isOwn
      ? "Put it back: swift run workbook reset \(exercise.number) \(file)"
      : "It is in .starters/\(exercise.key), as it should be."
  }
}

extension WorkbookError {
  /// `swift` could not be started.
  static let noToolchain = WorkbookError(
    "The Swift toolchain was not found.", next: "Run: swift run workbook doctor")
}
