import WorkbookCore

/// What a learner's report can be written as.
enum ReportFormat: String, FileFormat {
  /// For a terminal.
  case text
  /// A table, for a pull request or a job's summary.
  case markdown
  /// A page of its own.
  case html
  /// All that is known: what `class` merges.
  case json
  /// For whatever draws test results.
  case junit
  /// Exercism's `results.json`, version 3.
  case exercism
  /// Classroom 50's `result.json`.
  case classroom50
  /// Annotations in the log of a GitHub Actions job.
  case github
}

extension ReportFormat {
  /// The report, with a line's end behind its last line.
  ///
  /// - Throws: `WorkbookError` when the format cannot hold this report, because Exercism takes one
  ///   exercise and Classroom 50 needs its runner's variables.
  func text(of report: LearnerReport, in workbook: Workbook) throws -> String {
    switch self {
    case .text: return TextReport(report).text
    case .markdown: return MarkdownReport(report: report).text
    case .html: return HTMLReport(report: report).text
    case .json: return try report.json() + "\n"
    case .junit: return JUnitReport(report: report).text
    case .exercism:
      guard let exercise = report.exercises.first, report.exercises.count == 1 else {
        throw WorkbookError(
          "Exercism's results.json is about one exercise, and this report is about "
            + "\(report.exercises.count).",
          next: "Name one: --only 1.1", isUsage: true)
      }
      return try ExercismResults(exercise, source: SpecSource(of: exercise, in: workbook)).text()
    case .classroom50:
      let submission = try Classroom50Submission(workbook.dependencies.environment)
      return try Classroom50Result(report, submission).text()
    case .github: return GitHubAnnotations(report: report).text
    }
  }
}
