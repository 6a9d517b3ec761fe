extension Verifier {
  /// What is wrong with the verdict on a trial.
  func faults(in report: GradeReport, of trial: Trial) -> [Fault] {
    switch trial.kind {
    case .solution:
      let missing = missingFaults(report)
      return (missing.isEmpty ? faults(ofSound: report, what: "Our answer") : missing)
        + unlistedFaults(report)
    case .starter:
      return faults(ofStarter: report)
    case .accepted:
      let what = "The accepted answer \(trial.name)"
      let isLabelled = trial.header["Sound"] != nil
      return faults(ofSound: report, what: what)
        + (isLabelled ? [] : [Fault("\(what) must begin with: // Sound: …")])
    case .rejected:
      return faults(ofWrong: report, trial)
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
      default:
        [
          Fault(
            spec.isGuard
              ? "The guard “\(spec.sentence)” is \(spec.outcome.name) on the starter; "
                + "it must be green from the start."
              : "The goal “\(spec.sentence)” is \(spec.outcome.name) on the starter. Damage the "
                + "starter more, or call the spec a guard: begin its name with “keeps”.")
        ]
      }
    }
    let goals = report.specs.filter { !$0.isGuard }
    let xctests = goals.filter { $0.id.map(SpecName.isXCTest) == true }.count
    let counts = [("XCTest", xctests), ("Swift Testing", goals.count - xctests)]
    return specs
      + counts.filter { $0.1 < 2 }.map {
        Fault("There are \($0.1) goal specs in \($0.0); there must be two.")
      }
      + warningFaults(report, what: "The starter")
  }

  /// A wrong answer compiles, and fails the spec that it names.
  private func faults(ofWrong report: GradeReport, _ trial: Trial) -> [Fault] {
    let what = "The rejected answer \(trial.name)"
    guard trial.header["Wrong"] != nil, let sentence = trial.header["Rejected by"] else {
      return [Fault("\(what) must begin with: // Wrong: … and // Rejected by: …")]
    }
    let spec = report.specs.first { SpecName.key($0.sentence) == trial.rejectingKey }
    switch spec?.outcome {
    case .failed, .crashed, .hung:
      return warningFaults(report, what: what)
    case nil where report.specs.isEmpty:
      return [Fault("\(what) was not run: \(report.summary)", log: report.log)]
    case nil:
      return [Fault("\(what) names a spec that is not there: \(sentence)")]
    default:
      return [
        Fault(
          "\(what) passes “\(sentence)”: \(report.summary). Name a spec that fails, or sharpen "
            + "that one.", log: report.log)
      ]
    }
  }

  /// Three wrong designs at least, and a sound one for each constraint of the kata.
  func countFaults(accepted: Int, rejected: Int) -> [Fault] {
    let constraints = (try? workbook.brief(of: exercise, files: files))?.again.count ?? 0
    return
      (rejected < 3
      ? [Fault("There are \(rejected) rejected answers; three is the least.")] : [])
      + (accepted < constraints
        ? [Fault("There are \(accepted) accepted answers for \(constraints) “Again, but …”.")] : [])
  }

  private func warningFaults(_ report: GradeReport, what: String) -> [Fault] {
    report.warnings.map {
      Fault("\(what) has a warning: \(workbook.relative($0.path)):\($0.line): \($0.message)")
    }
  }

  /// Every line of the brief is a spec.
  private func missingFaults(_ report: GradeReport) -> [Fault] {
    report.specs.filter { $0.outcome == .missing }.map {
      Fault("“Done when” lists “\($0.sentence)”, and no spec has that name.")
    }
  }

  /// Every spec is a line of the brief.
  private func unlistedFaults(_ report: GradeReport) -> [Fault] {
    let listed = (try? workbook.brief(of: exercise, files: files))?.doneWhen ?? []
    let keys = Set(listed.map(SpecName.key))
    return report.specs.filter { !keys.contains(SpecName.key($0.sentence)) }.map {
      Fault("The brief’s “Done when” does not name the spec “\($0.sentence)”.")
    }
  }
}

extension GradeReport {
  /// The verdict and its first reason, for an author.
  var summary: String {
    switch verdict {
    case .solved: "solved"
    case .doesNotCompile(let errors):
      "does not compile: "
        + (errors.first.map { "\($0.path):\($0.line): \($0.message)" } ?? "")
    case .notGraded(let error): "not graded: \(error.problem)"
    case .red, .crashed, .hung:
      "\(verdict.name): "
        + specs.filter { $0.outcome != .passed }
        .map { "“\($0.sentence)” \($0.outcome.name)\($0.outcome.trap)" }
        .joined(separator: ", ")
    }
  }
}

extension SpecOutcome {
  /// A crash's own words.
  fileprivate var trap: String {
    if case .crashed(let crash) = self { " (\(crash.text))" } else { "" }
  }
}
