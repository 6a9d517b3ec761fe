import WorkbookCore

extension Verifier {
  /// What is wrong with the verdict on an answer.
  func faults(in report: GradeReport, of answer: ReferenceAnswer) -> [Fault] {
    switch answer.kind {
    case .solution:
      return faults(ofOurs: report)
    case .starter:
      return faults(ofStarter: report)
    case .accepted:
      let what = "The accepted answer \(answer.name)"
      let isLabelled = answer.header["Sound"] != nil
      return faults(ofSound: report, what: what)
        + (isLabelled ? [] : ["\(what) must begin with: // Sound: …"])
    case .rejected:
      return faults(ofWrong: report, answer)
    }
  }

  /// Every line of the brief is a spec, every spec is a line of the brief, and our answer is sound.
  private func faults(ofOurs report: GradeReport) -> [Fault] {
    let missing = report.specs.filter { $0.outcome == .missing }.map {
      Fault("“Done when” lists “\($0.sentence)”, and no spec has that name.")
    }
    let listed = Set((brief?.doneWhen ?? []).map(SpecName.key))
    return (missing.isEmpty ? faults(ofSound: report, what: "Our answer") : missing)
      + report.specs.filter { !listed.contains(SpecName.key($0.sentence)) }.map {
        "The brief’s “Done when” does not name the spec “\($0.sentence)”."
      }
  }

  /// A sound answer passes every spec, without a warning.
  private func faults(ofSound report: GradeReport, what: String) -> [Fault] {
    (report.verdict == .solved
      ? [] : [Fault("\(what) is not solved: \(report.summary)", log: report.log)])
      + warningFaults(report, what: what)
  }

  /// The starter works: its guards are green, every goal is red through an expectation.
  private func faults(ofStarter report: GradeReport) -> [Fault] {
    guard report.verdict == .red else {
      return [Fault("The starter must be red, and is: \(report.summary)", log: report.log)]
    }
    let specs = report.specs.flatMap { spec -> [Fault] in
      switch (spec.isGuard, spec.outcome) {
      case (true, .passed), (false, .failed): []
      case (true, _):
        [
          """
          The guard “\(spec.sentence)” is \(spec.outcome.rawValue) on the starter; it must be green \
          from the start.
          """
        ]
      case (false, _):
        [
          """
          The goal “\(spec.sentence)” is \(spec.outcome.rawValue) on the starter. Damage the starter \
          more, or call the spec a guard: begin its name with “keeps”.
          """
        ]
      }
    }
    let goals = report.specs.filter { !$0.isGuard }
    let xctests = goals.filter { $0.id.map(SpecName.isXCTest) == true }.count
    let counts = [("XCTest", xctests), ("Swift Testing", goals.count - xctests)]
    return specs
      + counts.filter { $0.1 < 2 }.map {
        "There are \($0.1) goal specs in \($0.0); there must be two."
      }
      + warningFaults(report, what: "The starter")
  }

  /// A wrong answer compiles, and fails the spec that it names.
  private func faults(ofWrong report: GradeReport, _ answer: ReferenceAnswer) -> [Fault] {
    let what = "The rejected answer \(answer.name)"
    guard answer.header["Wrong"] != nil, let sentence = answer.header["Rejected by"] else {
      return ["\(what) must begin with: // Wrong: … and // Rejected by: …"]
    }
    let spec = report.specs.first { SpecName.key($0.sentence) == answer.rejectingKey }
    switch spec?.outcome {
    case .failed, .crashed, .hung:
      return warningFaults(report, what: what)
    case nil where report.specs.isEmpty:
      return [Fault("\(what) was not run: \(report.summary)", log: report.log)]
    case nil:
      return ["\(what) names a spec that is not there: \(sentence)"]
    default:
      return [
        Fault(
          "\(what) passes “\(sentence)”: \(report.summary). Name a spec that fails, or sharpen "
            + "that one.", log: report.log)
      ]
    }
  }

  /// The failure that a learner would see in full is not the one that the wrong answer names.
  func diagnosisFault(in report: GradeReport, of answer: ReferenceAnswer) -> Fault? {
    guard answer.kind == .rejected, let key = answer.rejectingKey,
      let first = report.specs.firstFailing(notes: report.notes).map({ report.specs[$0] }),
      SpecName.key(first.sentence) != key
    else { return nil }
    return Fault(
      """
      The rejected answer \(answer.name) is told “\(first.sentence)” first, and its fault is another \
      one: “\(answer.header["Rejected by"] ?? "")”. Move that one up in “Done when”, or sharpen it.
      """, log: report.log)
  }

  /// Three wrong designs at least, and a sound one for each constraint; ten and four for a kata.
  func countFaults(accepted: Int, rejected: Int) -> [Fault] {
    let leastAccepted = exercise.isKata ? 4 : brief?.again.count ?? 0
    let leastRejected = exercise.isKata ? 10 : 3
    var faults: [Fault] = []
    faults.require(
      rejected >= leastRejected,
      "There are \(rejected) rejected answers; \(leastRejected) are the least.")
    faults.require(
      accepted >= leastAccepted,
      "There are \(accepted) accepted answers; \(leastAccepted) are the least.")
    return faults
  }

  /// The constraint that an answer was written under.
  func constraint(of answer: ReferenceAnswer) -> Constraint? {
    brief?.again.first { $0.number == answer.keeps }
  }

  /// Each constraint is kept by an accepted answer, and broken by ours; that an answer keeps its own,
  /// its verdict says.
  func constraintFaults(
    _ answers: [ReferenceAnswer], onStep: (String) -> Void
  ) throws -> [Fault] {
    try (brief?.again ?? []).flatMap { constraint -> [Fault] in
      let what = "The constraint \(constraint.number) of “Again, but …”"
      guard let rule = constraint.rule else {
        return ["\(what) must begin with the name of its spec, in bold."]
      }
      var faults: [Fault] = []
      faults.require(
        answers.contains { $0.keeps == constraint.number },
        "\(what) is kept by no accepted answer: // Keeps: \(constraint.number)")
      onStep("our answer under the constraint \(constraint.number)")
      let report = try grader.grade(
        exercise, answers[0].code, named: answers[0].name, under: constraint)
      let spec = report.specs.first { SpecName.key($0.sentence) == SpecName.key(rule) }
      faults.require(
        spec?.outcome == .failed && report.breaksOnlyConstraint,
        Fault("\(what) must be all that our answer breaks: \(report.summary)", log: report.log))
      return faults
    }
  }

  private func warningFaults(_ report: GradeReport, what: String) -> [Fault] {
    report.warnings.map {
      "\(what) has a warning: \(workbook.relative($0.path)):\($0.line): \($0.message)"
    }
  }
}
