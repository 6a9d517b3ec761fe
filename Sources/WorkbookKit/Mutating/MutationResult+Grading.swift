extension MutationResult.Fate {
  init(_ report: GradeReport) {
    switch report.verdict {
    case .solved: self = .survived
    case .doesNotCompile: self = .didNotCompile
    case .notGraded(let error): self = .notGraded(error.problem)
    case .red, .crashed, .hung:
      let rejecting = report.specs.filter(\.outcome.isRejection)
      let spec = rejecting.first { $0.outcome != .hung } ?? rejecting.first
      self = spec.map { .rejected(by: $0.sentence) } ?? .notGraded(report.summary)
    }
  }
}

extension GradeReport {
  /// Whether no spec noticed anything, and one came to no end: a busy machine may do that, too.
  var onlyHangs: Bool {
    specs.contains { $0.outcome == .hung }
      && !specs.contains { $0.outcome.isRejection && $0.outcome != .hung }
  }
}

extension SpecOutcome {
  /// Whether it was run and noticed something; a spec that was not run noticed nothing.
  fileprivate var isRejection: Bool {
    switch self {
    case .failed, .crashed, .hung: true
    case .passed, .skipped, .didNotRun, .missing: false
    }
  }
}

extension MutationResult.Graded {
  /// What is wrong, apart from its having survived.
  var fault: String? {
    switch fate {
    case .notGraded(let words): "Not graded: \(mutant.title): \(words)"
    case .rejected(let sentence) where isExplained:
      "equivalent.md explains what “\(sentence)” rejects: \(mutant.title)"
    case .didNotCompile where isExplained:
      "equivalent.md explains what does not compile: \(mutant.title)"
    case .rejected, .survived, .didNotCompile: nil
    }
  }
}
