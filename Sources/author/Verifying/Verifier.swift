import WorkbookCore

/// Checks that an exercise is done: all that `CONTRIBUTING.md` asks and a machine can see.
struct Verifier: Sendable {
  let exercise: Exercise
  let grader: AuthorGrader
  /// Whether a rejected answer is graded with the spec that it names alone.
  var isQuick = false

  var workbook: Workbook { grader.workbook }
  var files: FileSystemClient { workbook.files }
  var brief: Brief? { try? workbook.brief(of: exercise) }

  struct Result: Equatable, Sendable {
    let exercise: Exercise
    var faults: [Fault] = []
    var specs = 0
    var accepted = 0
    var rejected = 0
    /// Rejected answers whose failure that `check` shows in full is the one that they name.
    var diagnosed = 0
    var seconds = 0.0
  }

  /// Checks the pages and the files, then grades our answer and the other answers.
  ///
  /// - Parameter onStep: Called with an answer's name before it is graded.
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop.
  func verify(onStep: (String) -> Void) throws -> Result {
    let start = workbook.time.seconds()
    let answers = try ReferenceAnswer.all(of: exercise, in: workbook)
    var result = Result(exercise: exercise)
    result.faults = pageFaults() + starterFaults()
    result.faults += try equivalentFaults(answers[0])

    var own: GradeReport?
    var others: [Fault] = []
    for answer in answers {
      onStep(answer.name)
      let named = isQuick && answer.kind == .rejected ? answer.rejectingKey : nil
      let spec = own?.specs.first { SpecName.key($0.sentence) == named }
      let report = try grader.grade(
        exercise, answer.code, named: answer.name, under: constraint(of: answer), only: spec)
      result.faults += faults(in: report, of: answer)
      if spec == nil, let fault = diagnosisFault(in: report, of: answer) { others.append(fault) }
      own = own ?? report
      // While our answer fails, the others would only report the same fault again and again.
      guard own?.verdict == .solved else { break }
    }

    if own?.verdict == .solved { result.faults += try constraintFaults(answers, onStep: onStep) }
    result.specs = own?.specs.count ?? 0
    result.accepted = answers.count { $0.kind == .accepted }
    result.rejected = answers.count { $0.kind == .rejected }
    result.diagnosed = result.rejected - others.count
    // A learner sees one failure in full, and nineteen times in twenty it must be the diagnosis.
    if others.count * 20 > result.rejected { result.faults += others }
    result.faults += countFaults(accepted: result.accepted, rejected: result.rejected)
    result.seconds = workbook.time.seconds() - start
    return result
  }

  /// Each mutant in `equivalent.md` must be one of our answer. Whether it still survives takes longer
  /// to find out, and is for `mutate` to say.
  private func equivalentFaults(_ ours: ReferenceAnswer) throws -> [Fault] {
    let equivalent = EquivalentMutants(of: exercise, in: workbook)
    guard !equivalent.all.isEmpty else { return [] }
    let mutants = try Mutants.all(of: ours.code, to: exercise, in: workbook)
    return equivalent.faults(among: mutants).map { Fault($0) }
  }
}

/// Something that is not as it should be.
struct Fault: Equatable, Sendable, ExpressibleByStringInterpolation {
  let words: String
  /// What the compiler and the specs printed.
  let log: String

  init(_ words: String, log: String = "") {
    self.words = words
    self.log = log
  }

  init(stringLiteral words: String) { self.init(words) }
}

extension [Fault] {
  /// Adds the fault unless all is as it should be.
  mutating func require(_ isFine: Bool, _ fault: @autoclosure () -> Fault) {
    if !isFine { append(fault()) }
  }
}
