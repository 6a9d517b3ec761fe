import ChildProcess
import Foundation

/// Grades an exercise: builds it, runs its specs, and says what became of each.
public struct Grader: Sendable {
  let workbook: Workbook
  /// A spec that makes no progress for so many seconds is stopped.
  public var limit: Double
  /// What specs may take of the machine; one that takes more is stopped.
  let limits: ChildProcess.Limits
  /// Where it builds, shared by all exercises of a grading run.
  let scratch: String
  /// A folder of compiled system modules to share, if there is one.
  let moduleCache: String?
  /// Whether what lies around the answer is compared before and after, because there is no fence.
  let watchesSurroundings: Bool

  public init(
    in workbook: Workbook, limit: Double = 10, limits: ChildProcess.Limits = .specs,
    scratch: String? = nil, moduleCache: String? = nil,
    watchesSurroundings: Bool = !Fence.isAvailable
  ) {
    self.workbook = workbook
    self.limit = limit
    self.limits = limits
    self.scratch = scratch ?? "\(workbook.root)/.build/check"
    self.moduleCache = moduleCache
    self.watchesSurroundings = watchesSurroundings
  }

  var files: FileSystemClient { workbook.files }

  /// What the grader is doing.
  public enum Step: Sendable {
    /// Another grading is at work in the same folder.
    case waiting
    case building
    case running

    /// What the person at the terminal reads.
    public var words: String {
      switch self {
      case .waiting: "waiting for another check"
      case .building: "building"
      case .running: "running the specs"
      }
    }
  }

  /// How often a grading begins anew because a file was saved meanwhile.
  private static let rounds = 3

  /// Grades one exercise in one folder of answers.
  ///
  /// - Parameters:
  ///   - constraint: The constraint whose spec runs, too.
  ///   - spec: The one spec to run, as an earlier report names it; all when not given. With one spec
  ///     there is no verdict of solved, because the others are missing.
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop; whatever else goes wrong
  ///   is in the report.
  public func grade(
    _ exercise: Exercise, answers: AnswersFolder, under constraint: Constraint? = nil,
    only spec: SpecResult? = nil, onStep: (Step) -> Void = { _ in }
  ) throws -> GradeReport {
    let start = workbook.time.seconds()
    var blank = GradeReport(exercise: exercise, answers: answers.shown, isOwn: answers.isOwn)
    blank.constraint = constraint
    var report = blank
    do {
      try checkFolders()
      let unlock = try lockScratch { onStep(.waiting) }
      defer { unlock() }
      for round in 1...Self.rounds {
        report = blank
        try checkFiles(of: exercise, answers)
        let before = try? files.sources(in: "\(answers.path)/\(exercise.key)")
        do {
          let brief = try workbook.brief(of: exercise)
          report.milestones = brief.milestones
          let (notes, changedWorld) = try notes(on: exercise, answers)
          report.notes = notes

          onStep(.building)
          let build = try SpecBuild(
            workbook: workbook, scratch: scratch, moduleCache: moduleCache
          ).build(exercise, answers: answers, under: constraint)
          judge(build, in: &report)

          if build.succeeded {
            let audit = BuildPlan(of: exercise.module, in: scratch, files).map {
              AnswerAudit(exercise: exercise, answers: answers, workbook: workbook, plan: $0)
            }
            let findings = try audit?.findings()
            if let refusal = findings?.refusal { throw refusal }
            onStep(.running)
            let runs = try watching {
              try run(exercise, answers, under: constraint, only: spec?.id)
            }
            judge(runs, by: brief, in: &report)
            if report.verdict == .solved {
              doubt(findings, audit, in: &report)
              if let changedWorld {
                forbidAnotherWorld(changedWorld, exercise, answers, in: &report)
              }
            }
          }
        } catch let error as WorkbookError {
          report.markNotGraded(because: error)
        }
        // The compiler reads the files when it builds, and compile specs read them again: after a
        // save in between, the verdict would be about a mixture.
        if (try? files.sources(in: "\(answers.path)/\(exercise.key)")) == before { break }
        guard round < Self.rounds else {
          report = blank
          throw WorkbookError(
            "The files were saved again and again while they were graded.",
            next: "Check once more when nothing changes them.")
        }
      }
    } catch  where !(error is ProcessClient.Interrupted) {
      report.markNotGraded(
        because: error as? WorkbookError
          ?? WorkbookError("\(error)", next: "Run: swift run workbook doctor"))
    }
    report.seconds = workbook.time.seconds() - start
    return report
  }

  /// Another grading in the same folder would run the specs that this one built.
  private func lockScratch(onWait: () -> Void) throws -> @Sendable () -> Void {
    try writing(in: scratch) {
      try workbook.dependencies.waitForLock("\(scratch)/lock", onWait: onWait)
    }
  }
}

// MARK: - Running

extension Grader {
  /// Runs the answer's code, and finds out whether it changed what lies around it.
  ///
  /// - Throws: `WorkbookError` that names what was changed; nothing that was built is kept then.
  private func watching<Outcome>(_ run: () throws -> Outcome) throws -> Outcome {
    guard watchesSurroundings else { return try run() }
    let products = files.resolve(workbook.toolchain.products(in: scratch, files))
    let surroundings = Surroundings(of: workbook, and: ["\(scratch)/debug.yaml", products])
    let outcome = try run()
    guard let path = surroundings.changed else { return outcome }
    for name in try files.list(scratch) where name != "lock" {
      try files.remove("\(scratch)/\(name)")
    }
    throw WorkbookError(
      "`\(workbook.relative(path))` changed while the specs ran, so their verdict doesn't count.",
      next: "If you saved it, check again. If not, your code did it: take that out.")
  }

  /// Runs both frameworks at the same time, or the spec with this id.
  private func run(
    _ exercise: Exercise, _ answers: AnswersFolder, under constraint: Constraint?, only id: String?
  ) throws -> [SpecRunner.Outcomes] {
    // Specs leave temporary files behind, and two runs may overlap, so each run has a folder of its
    // own. It lies outside the workbook because the toolchain fails when TMPDIR holds spaces or
    // quotes.
    let temporary = "\(files.temporaryFolder())/workbook-\(UUID().uuidString)"
    // The event stream lies above the folder that specs know and may clear.
    try writing(in: files.temporaryFolder()) { try files.makeFolder("\(temporary)/specs") }
    let mark = UUID().uuidString
    defer {
      // Some processes leave the group that ends with its leader.
      workbook.processes.endAll(mark)
      try? files.remove(temporary)
    }
    let tools = workbook.toolchain.buildsBundles ? try DeveloperTools(workbook.processes) : nil
    var environment = SpecBuild.environment(exercise, answers: answers, under: constraint)
    environment["WORKBOOK_MODULE_CACHE"] = moduleCache
    let canary = workbook.toolchain.hasCanaries ? Canary() : nil
    environment[Canary.variable] = canary?.setting
    environment.merge(tools?.variables ?? [:]) { $1 }
    environment.merge([
      "TMPDIR": "\(temporary)/specs",
      ProcessClient.mark: mark,
      "SWIFT_BACKTRACE": Self.backtrace,
      "NO_COLOR": "1",
    ]) { $1 }
    let runner = SpecRunner(
      key: exercise.key,
      product: try TestProduct(
        of: exercise.module, in: scratch, toolchain: workbook.toolchain, tools: tools,
        environment: environment, limits: limits, files: files),
      dependencies: workbook.dependencies, scratch: temporary, canary: canary)
    if let id { return [try runner.outcomes(of: id, limit: limit)] }
    return try concurrently(Framework.allCases) { framework in
      try runner.outcomes(of: framework, limit: limit)
    }
  }

  /// Short, without colour and without waiting for a person.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32"
}
