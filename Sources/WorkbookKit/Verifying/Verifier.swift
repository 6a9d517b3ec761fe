/// Checks that an exercise is done: all that `CONTRIBUTING.md` asks and a machine can see.
public struct Verifier {
  let exercise: Exercise
  let workbook: Workbook
  let files: Files
  let programs: Programs
  let time: Time
  let grader: Grader

  public init(
    of exercise: Exercise, in workbook: Workbook, files: Files, programs: Programs, time: Time,
    grader: Grader
  ) {
    self.exercise = exercise
    self.workbook = workbook
    self.files = files
    self.programs = programs
    self.time = time
    self.grader = grader
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
  public func verify(onStep: (String) -> Void) throws -> Result {
    let start = time.seconds()
    var result = Result(exercise: exercise)
    onStep("pages")
    result.faults += pageFaults() + starterFaults() + (try formatFaults())

    onStep("our answer")
    let solution = try grade("solution", overlay: nil)
    result.specs = solution.specs.count
    result.faults += faults(ofSound: solution, what: "our answer")

    onStep("the starter")
    result.faults += faults(ofStarter: try grade("starter", from: workbook.starter(exercise)))

    let accepted = trials("accepted")
    for name in accepted {
      onStep("accepted: \(name)")
      result.faults += try verify(accepted: name)
    }
    let rejected = trials("rejected")
    for name in rejected {
      onStep("rejected: \(name)")
      result.faults += try verify(rejected: name)
    }
    result.faults += countFaults(accepted: accepted.count, rejected: rejected.count)
    result.accepted = accepted.count
    result.rejected = rejected.count
    result.seconds = time.seconds() - start
    return result
  }
}

extension Verifier {
  /// The names of the accepted or of the rejected answers.
  func trials(_ kind: String) -> [String] {
    files.folders(in: "\(workbook.trials(exercise))/\(kind)")
  }

  /// Grades our answer with the files of an overlay, if any, in place of ours.
  func grade(_ name: String, overlay: String?) throws -> GradeReport {
    try grade(name, from: workbook.solution(exercise), overlay: overlay)
  }

  /// Grades the Swift files of a folder.
  ///
  /// Each answer is laid out in a folder of its own name: files that were swapped in one place
  /// within the clock's grain could give a stale build.
  func grade(_ name: String, from base: String, overlay: String? = nil) throws -> GradeReport {
    let setting = ".build/verify-answers/\(exercise.module)/\(name)"
    let path = "\(workbook.root)/\(setting)"
    try files.remove(path)
    for folder in [base, overlay].compactMap(\.self) {
      for file in try files.swiftFiles(in: folder) {
        try files.write(try files.read("\(folder)/\(file)"), "\(path)/\(exercise.key)/\(file)")
      }
    }
    return try grader.grade(
      exercise, answers: AnswersFolder(setting: setting, shown: name, path: path))
  }
}
