extension Verifier {
  /// What is wrong when an answer that is sound does not pass every spec without a warning.
  func faults(ofSound report: GradeReport, what: String) -> [Fault] {
    var faults: [Fault] = []
    if report.verdict != .solved {
      faults.append(Fault("\(what) is not solved: \(report.summary)", log: report.log))
    }
    faults += report.warnings.map {
      Fault("\(what) has a warning: \(workbook.relative($0.path)):\($0.line): \($0.message)")
    }
    let unknown = unlisted(in: report)
    faults += unknown.map { Fault("The brief's “Done when” does not name the spec “\($0)”.") }
    return faults
  }

  /// The starter works: its guards are green, every goal is red through an expectation.
  func faults(ofStarter report: GradeReport) -> [Fault] {
    guard report.verdict == .red else {
      return [Fault("The starter must be red, and is: \(report.summary)", log: report.log)]
    }
    let specs = report.specs.flatMap { spec -> [Fault] in
      switch (spec.isGuard, spec.outcome) {
      case (true, .passed), (false, .failed): []
      case (true, _): [Fault("The guard “\(spec.sentence)” is \(spec.outcome.name) on the starter.")]
      case (false, _): [Fault("The goal “\(spec.sentence)” is \(spec.outcome.name) on the starter.")]
      }
    }
    let goals = report.specs.filter { !$0.isGuard }
    let xctests = goals.filter { $0.id.map(SpecName.isXCTest) == true }.count
    let swiftTesting = goals.count - xctests
    let counts = [("XCTest", xctests), ("Swift Testing", swiftTesting)].filter { $0.1 < 2 }
    return specs
      + counts.map { Fault("There are \($0.1) goal specs in \($0.0); there must be two.") }
      + report.warnings.map {
        Fault("The starter has a warning: \(workbook.relative($0.path)):\($0.line): \($0.message)")
      }
  }

  func verify(accepted name: String) throws -> [Fault] {
    let folder = "\(workbook.trials(exercise))/accepted/\(name)"
    let header = try header(in: folder)
    let report = try grade("accepted-\(name)", overlay: folder)
    return faults(ofSound: report, what: "The accepted answer \(name)")
      + (header["Sound"] == nil
        ? [Fault("The accepted answer \(name) must begin with: // Sound: …")] : [])
  }

  /// A rejected answer compiles, and fails the spec that it names.
  func verify(rejected name: String) throws -> [Fault] {
    let folder = "\(workbook.trials(exercise))/rejected/\(name)"
    let header = try header(in: folder)
    guard header["Wrong"] != nil, let sentence = header["Rejected by"] else {
      return [
        Fault("The rejected answer \(name) must begin with: // Wrong: … and // Rejected by: …")
      ]
    }
    let report = try grade("rejected-\(name)", overlay: folder)
    let spec = report.specs.first { SpecName.key($0.sentence) == SpecName.key(sentence) }
    switch spec?.outcome {
    case .failed, .crashed, .hung:
      return []
    case nil where report.specs.isEmpty:
      return [Fault("The rejected answer \(name) was not run: \(report.summary)", log: report.log)]
    case nil:
      return [Fault("The rejected answer \(name) names a spec that is not there: \(sentence)")]
    default:
      return [
        Fault("The rejected answer \(name) passes “\(sentence)”: \(report.summary)", log: report.log)
      ]
    }
  }

  /// Three wrong designs at least, and a sound one for each constraint of the kata.
  func countFaults(accepted: Int, rejected: Int) -> [Fault] {
    let constraints = (try? workbook.brief(of: exercise, files: files))?.again.count ?? 0
    return (rejected < 3 ? [Fault("There are \(rejected) rejected answers; three is the least.")] : [])
      + (accepted < constraints
        ? [Fault("There are \(accepted) accepted answers for \(constraints) “Again, but …”.")] : [])
  }

  /// `// Wrong: …` and `// Rejected by: …` on the first lines of an answer's first file.
  private func header(in folder: String) throws -> [String: String] {
    var header: [String: String] = [:]
    for file in try files.swiftFiles(in: folder) {
      for line in try files.text("\(folder)/\(file)").split(separator: "\n").prefix(4) {
        guard line.hasPrefix("// "), let colon = line.firstRange(of: ": ") else { continue }
        let label = line[line.index(line.startIndex, offsetBy: 3)..<colon.lowerBound]
        header[String(label)] = header[String(label)] ?? String(line[colon.upperBound...])
      }
    }
    return header
  }

  /// Specs that were run and that the brief does not name.
  private func unlisted(in report: GradeReport) -> [String] {
    let listed = (try? workbook.brief(of: exercise, files: files))?.doneWhen ?? []
    let keys = Set(listed.map(SpecName.key))
    return report.specs.map(\.sentence).filter { !keys.contains(SpecName.key($0)) }
  }
}

extension GradeReport {
  /// The verdict and its first reason, for an author.
  var summary: String {
    switch verdict {
    case .solved: "solved"
    case .doesNotCompile(let errors): "does not compile: \(errors.first?.message ?? "")"
    case .notGraded(let error): "not graded: \(error.problem)"
    case .red, .crashed, .hung:
      "\(verdict.name): "
        + specs.filter { $0.outcome != .passed }
        .map { "“\($0.sentence)” \($0.outcome.name)" }
        .joined(separator: ", ")
    }
  }
}
