/// Checks that an exercise is done: all that `CONTRIBUTING.md` asks and a machine can see.
public struct Verifier: Sendable {
  let exercise: Exercise
  let workbook: Workbook
  let files: Files
  let programs: Programs
  let time: Time

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

  /// What is to be said of the exercise, once its trials are graded: our answer, and the others
  /// when ours is solved.
  ///
  /// - Throws: `Programs.Interrupted` when the person asked to stop.
  func result(of trials: [Trial], _ reports: [Int: GradeReport]) throws -> Result {
    var result = Result(exercise: exercise)
    result.faults += pageFaults() + starterFaults()
    result.faults += try explanationFaults() + formatFaults()

    for (index, trial) in trials.enumerated() {
      guard let report = reports[index] else { continue }
      // While our answer fails, a fault of the specs would only be told over and over.
      guard reports[0]?.verdict == .solved || trial.kind == .solution else { continue }
      result.faults += faults(in: report, of: trial)
    }
    result.specs = reports[0]?.specs.count ?? 0
    result.accepted = trials.filter { $0.kind == .accepted }.count
    result.rejected = trials.filter { $0.kind == .rejected }.count
    result.faults += countFaults(accepted: result.accepted, rejected: result.rejected)
    return result
  }
}
