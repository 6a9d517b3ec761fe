extension ExerciseStanding {
  /// What the grader found, as it goes into a report.
  ///
  /// - Parameter root: Paths below it are shortened.
  public init(_ report: GradeReport, in workbook: Workbook, history: History?) {
    self.init(
      report.exercise, Standing(report.verdict), seconds: (report.seconds * 1000).rounded() / 1000,
      specs: report.specs.map { SpecStanding($0, in: workbook) }, notes: report.notes,
      history: history)
    switch report.verdict {
    case .doesNotCompile(let found):
      errors = found.map { Problem($0.message, path: $0.path, line: $0.line) }
      reason = found.first.map { "\($0.path):\($0.line): \($0.message)" }
    case .notGraded(let error):
      reason = error.description
    default:
      break
    }
  }
}

extension Standing {
  init(_ verdict: Verdict) {
    switch verdict {
    case .solved: self = .solved
    case .red: self = .red
    case .doesNotCompile: self = .doesNotCompile
    case .crashed: self = .crashed
    case .hung: self = .hung
    case .notGraded: self = .notGraded
    }
  }
}

extension SpecStanding {
  init(_ spec: SpecResult, in workbook: Workbook) {
    sentence = spec.sentence
    isGuard = spec.isGuard
    problems = []
    switch spec.outcome {
    case .passed: outcome = .passed
    case .failed(let failures):
      outcome = .failed
      problems = failures.map {
        Problem(
          $0.message, detail: $0.detail, path: workbook.relative($0.path), line: $0.line)
      }
    case .crashed(let crash):
      outcome = .crashed
      problems = [
        Problem(
          crash.text, path: crash.place.map { workbook.relative($0.path) },
          line: crash.place?.line)
      ]
    case .hung: outcome = .hung
    case .skipped: outcome = .skipped
    case .didNotRun: outcome = .didNotRun
    case .missing: outcome = .missing
    }
  }
}

extension History {
  /// `nil` when the exercise was never looked at.
  public init?(_ record: LearnerProgress.Record) {
    guard record != LearnerProgress.Record() else { return nil }
    self.init(
      attempts: record.attempts, hints: record.hints,
      since: record.firstTriedAt ?? record.startedAt, lastTriedAt: record.lastTriedAt,
      solvedAt: record.solvedAt, secondsToSolve: record.times.first)
  }
}
