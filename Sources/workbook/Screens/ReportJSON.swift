import WorkbookKit

/// A grade report for other programs.
struct ReportJSON: Encodable {
  let number: String
  let key: String
  let module: String
  let answers: String
  let verdict: String
  let seconds: Double
  let specs: [Spec]
  /// Absent when the exercise has none, or no spec could be run.
  let milestones: [Milestone]?
  let errors: [Problem]
  let notes: [String]
  /// Why it was not graded; absent when it was.
  let reason: String?

  struct Spec: Encodable {
    let sentence: String
    let outcome: String
    let isGuard: Bool
    let problems: [Problem]
  }

  struct Milestone: Encodable {
    let number: Int
    let title: String
    /// Absent when the brief does not say.
    let minutes: Int?
    let isReached: Bool
    /// Their sentences.
    let specs: [String]
  }

  struct Problem: Encodable {
    let message: String
    let path: String?
    let line: Int?
  }

  init(_ report: GradeReport) {
    number = report.exercise.number
    key = report.exercise.key
    module = report.exercise.module
    answers = report.answers
    verdict = report.verdict.name
    seconds = (report.seconds * 1000).rounded() / 1000
    specs = report.specs.map(Spec.init)
    let results = report.milestoneResults
    milestones = results.isEmpty ? nil : results.map(Milestone.init)
    notes = report.notes
    if case .doesNotCompile(let found) = report.verdict {
      errors = found.map { Problem(message: $0.message, path: $0.path, line: $0.line) }
    } else {
      errors = []
    }
    if case .notGraded(let error) = report.verdict {
      reason = error.description
    } else {
      reason = nil
    }
  }
}

extension ReportJSON.Milestone {
  fileprivate init(_ result: MilestoneResult) {
    number = result.milestone.number
    title = result.milestone.title
    minutes = result.milestone.minutes
    isReached = result.isReached
    specs = result.specs.map(\.sentence)
  }
}

extension ReportJSON.Spec {
  fileprivate init(_ spec: SpecResult) {
    sentence = spec.sentence
    isGuard = spec.isGuard
    outcome = spec.outcome.name
    switch spec.outcome {
    case .failed(let failures):
      problems = failures.map {
        ReportJSON.Problem(message: $0.message, path: $0.path, line: $0.line)
      }
    case .crashed(let crash):
      problems = [
        ReportJSON.Problem(message: crash.text, path: crash.place?.path, line: crash.place?.line)
      ]
    default:
      problems = []
    }
  }
}
