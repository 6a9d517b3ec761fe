/// Checks that an exercise is done: all that `CONTRIBUTING.md` asks and a machine can see.
public struct Verifier: Sendable {
  let exercise: Exercise
  let workbook: Workbook
  let files: Files
  let programs: Programs
  let time: Time
  let graders: [Grader]

  /// - Parameter graders: They share the work; each builds in a folder of its own.
  public init(
    of exercise: Exercise, in workbook: Workbook, files: Files, programs: Programs, time: Time,
    graders: [Grader]
  ) {
    self.exercise = exercise
    self.workbook = workbook
    self.files = files
    self.programs = programs
    self.time = time
    self.graders = graders
  }

  /// Something that is not as it should be.
  public struct Fault: Equatable, Sendable {
    public let words: String
    /// What the compiler and the specs printed.
    public let log: String

    init(_ words: String, log: String = "") {
      self.words = words
      self.log = log
    }
  }

  public struct Result: Equatable, Sendable {
    public let exercise: Exercise
    public var faults: [Fault] = []
    public var specs = 0
    public var accepted = 0
    public var rejected = 0
    public var seconds = 0.0
  }

  /// - Throws: `Programs.Interrupted` when the person asked to stop.
  public func verify(onStep: @Sendable (String) -> Void) throws -> Result {
    let start = time.seconds()
    var result = Result(exercise: exercise)
    onStep("pages")
    result.faults += pageFaults() + starterFaults() + (try formatFaults())

    let trials = try trials()
    let graded = try grade(trials, onStep: onStep)
    let own = graded[0].report
    // While our answer fails, a fault of the specs would only be told over and over.
    for (trial, report) in graded where own.verdict == .solved || trial.kind == .solution {
      result.faults += faults(in: report, of: trial)
    }
    result.specs = own.specs.count
    result.accepted = trials.filter { $0.kind == .accepted }.count
    result.rejected = trials.filter { $0.kind == .rejected }.count
    result.faults += countFaults(accepted: result.accepted, rejected: result.rejected)
    result.seconds = time.seconds() - start
    return result
  }
}
