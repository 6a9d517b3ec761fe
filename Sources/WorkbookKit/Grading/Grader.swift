import ChildProcess
import Foundation

/// Grades an exercise: builds it, runs its specs, and says what became of each.
public struct Grader: Sendable {
  let workbook: Workbook
  let files: Files
  let programs: Programs
  let time: Time
  /// A spec that makes no progress for so many seconds is stopped.
  var limit: Double
  /// What specs may take of the machine; one that takes more is stopped.
  let limits: ChildProcess.Limits
  /// Where it builds, shared by all exercises of a grading run.
  let scratch: String
  let moduleCache: String?

  public init(
    workbook: Workbook, files: Files, programs: Programs, time: Time,
    limit: Double = 10, limits: ChildProcess.Limits = .specs, scratch: String? = nil,
    moduleCache: String? = nil
  ) {
    self.workbook = workbook
    self.files = files
    self.programs = programs
    self.time = time
    self.limit = limit
    self.limits = limits
    self.scratch = scratch ?? "\(workbook.root)/.build/check"
    self.moduleCache = moduleCache
  }

  /// What the grader is doing.
  public enum Step: String, Sendable {
    /// Another grading is at work in the same folder.
    case waiting
    case building
    case running
  }

  /// Grades one exercise in one folder of answers.
  ///
  /// - Parameter spec: The one spec to run, as an earlier report names it; all when not given. With
  ///   one spec there is no verdict of solved: the others are missing.
  /// - Throws: `Programs.Interrupted` when the person asked to stop; whatever else goes wrong is
  ///   in the report.
  public func grade(
    _ exercise: Exercise, answers: AnswersFolder, only spec: SpecResult? = nil,
    onStep: (Step) -> Void = { _ in }
  ) throws -> GradeReport {
    let start = time.seconds()
    var report = GradeReport(exercise: exercise, answers: answers.shown, verdict: .red)
    report.isOwn = answers.isOwn
    do {
      try grade(into: &report, exercise, answers, spec, onStep)
    } catch let interrupted as Programs.Interrupted {
      throw interrupted
    } catch let error as WorkbookError {
      report = report.with(.notGraded(error))
    } catch {
      report = report.with(
        .notGraded(WorkbookError("\(error)", next: "Run: swift run workbook doctor")))
    }
    report.seconds = time.seconds() - start
    return report
  }

  private func grade(
    into report: inout GradeReport, _ exercise: Exercise, _ answers: AnswersFolder,
    _ spec: SpecResult?, _ onStep: (Step) -> Void
  ) throws {
    try checkFolders()
    // Another grading would run the specs that this one built.
    let unlock = try writing(in: scratch) {
      try files.waitForLock("\(scratch)/lock", programs, time) { onStep(.waiting) }
    }
    defer { unlock() }
    let start = report
    for _ in 0..<Self.rounds {
      report = start
      let before = text(of: exercise, answers)
      var error: WorkbookError?
      do {
        try gradeOnce(into: &report, exercise, answers, spec, onStep)
      } catch let thrown as WorkbookError {
        error = thrown
      }
      guard text(of: exercise, answers) == before else { continue }
      if let error { throw error }
      return
    }
    report = start
    throw WorkbookError(
      "The files were saved again and again while they were graded.",
      next: "Check once more when nothing changes them.")
  }

  /// How often a grading begins anew because a file was saved meanwhile.
  private static let rounds = 3

  /// The text of the answer's files. The compiler reads them when it builds, and compile specs read
  /// them again: saved in between, what was judged would be a mixture that never stood there.
  private func text(of exercise: Exercise, _ answers: AnswersFolder) -> [String: Data] {
    let folder = "\(answers.path)/\(exercise.key)"
    let names = files.tree(folder).filter { $0.hasSuffix(".swift") }
    // What is no plain file has no end, perhaps, and no size.
    let plain = names.filter { files.size("\(folder)/\($0)") != nil }
    return Dictionary(
      uniqueKeysWithValues: plain.map { ($0, (try? files.read("\(folder)/\($0)")) ?? Data()) })
  }

  private func gradeOnce(
    into report: inout GradeReport, _ exercise: Exercise, _ answers: AnswersFolder,
    _ spec: SpecResult?, _ onStep: (Step) -> Void
  ) throws {
    let brief = try workbook.brief(of: exercise, files: files)
    report.milestones = brief.milestones
    report.notes = try notes(on: exercise, answers)

    onStep(.building)
    let build = try SpecBuild(
      workbook: workbook, files: files, programs: programs, time: time, scratch: scratch,
      moduleCache: moduleCache
    ).build(exercise, answers: answers)
    report.log = build.output
    report.warnings = build.warnings.filter { $0.path.contains("/\(exercise.key)/") }
    guard build.succeeded else {
      report = report.with(verdict(ofFailed: build))
      return
    }

    onStep(.running)
    let outcomes = try run(exercise, answers, only: spec?.id)
    report.log += outcomes.map(\.output).joined(separator: "\n")
    report.specs = Self.match(brief.doneWhen, with: outcomes)
    report = report.with(verdict(on: report.specs, outcomes))
  }

  /// Runs both frameworks, at the same time where that is possible; or the spec with this id.
  private func run(
    _ exercise: Exercise, _ answers: AnswersFolder, only id: String?
  ) throws -> [SpecRunner.Outcomes] {
    // A folder of its own: specs leave temporary files behind, and two runs may overlap. It is not
    // beside the workbook, since the toolchain fails when TMPDIR holds spaces or quotes.
    let temporary = "\(files.temporaryFolder())/workbook-\(UUID().uuidString)"
    // What is listened to lies above what a spec takes for its own, and may clear away.
    try writing(in: files.temporaryFolder()) { try files.makeFolder("\(temporary)/specs") }
    let mark = UUID().uuidString
    defer {
      // What left the group that ends with its leader.
      programs.endAll(mark)
      try? files.remove(temporary)
    }
    var environment = SpecBuild.environment(exercise, answers: answers)
    environment["WORKBOOK_MODULE_CACHE"] = moduleCache
    environment.merge([
      "TMPDIR": "\(temporary)/specs",
      Programs.mark: mark,
      "SWIFT_BACKTRACE": Self.backtrace,
      "NO_COLOR": "1",
    ]) { $1 }
    let runner = SpecRunner(
      key: exercise.key,
      product: TestProduct(
        root: workbook.root, scratch: scratch, environment: environment, limits: limits,
        files: files),
      files: files, programs: programs, time: time, scratch: temporary)
    if let id { return [try runner.outcomes(of: id, limit: limit)] }
    guard runner.product.program != nil else {
      // Two calls of `swift test` in one folder get in each other's way.
      return try Framework.allCases.map { try runner.outcomes(of: $0, limit: limit) }
    }
    return try concurrently(Framework.allCases) { framework in
      try runner.outcomes(of: framework, limit: limit)
    }
  }

  /// Short, without colour and without waiting for a person.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32"
}

extension GradeReport {
  func with(_ verdict: Verdict) -> GradeReport {
    var report = GradeReport(exercise: exercise, answers: answers, verdict: verdict)
    report.isOwn = isOwn
    report.specs = specs
    report.milestones = milestones
    report.warnings = warnings
    report.notes = notes
    report.log = log
    return report
  }
}
