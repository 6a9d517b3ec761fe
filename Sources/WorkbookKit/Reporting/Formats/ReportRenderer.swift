/// Writes a learner's report in one of the formats.
public struct ReportRenderer: Sendable {
  private let workbook: Workbook
  private let files: Files
  private let environment: [String: String]

  /// - Parameter environment: Says which submission it is that Classroom 50 has graded.
  public init(workbook: Workbook, files: Files, environment: [String: String]) {
    self.workbook = workbook
    self.files = files
    self.environment = environment
  }

  /// The report, with a line's end behind its last line.
  ///
  /// - Throws: `WorkbookError` when the format cannot hold this report; see `check`.
  public func text(of report: LearnerReport, as format: ReportFormat) throws -> String {
    try check(format, exercises: report.exercises.count)
    switch format {
    case .text: return TextReport(report).text
    case .markdown: return MarkdownReport(report).text
    case .html: return HTMLReport(report).text
    case .json: return try report.json() + "\n"
    case .junit: return JUnitReport(report).text
    case .exercism:
      let exercise = report.exercises[0]
      return try ExercismResults(exercise, source: source(of: exercise)).text()
    case .classroom50:
      return try Classroom50Result(report, Classroom50Submission(environment)).text()
    case .github: return GitHubAnnotations(report).text
    }
  }

  /// Finds what stands in the way of a format, before anything is graded for it.
  ///
  /// - Throws: `WorkbookError` when Exercism's format is asked for several exercises, or Classroom
  ///   50's where its runner is not at work.
  public func check(_ format: ReportFormat, exercises count: Int) throws {
    switch format {
    case .exercism where count != 1:
      throw WorkbookError(
        "Exercism's results.json is about one exercise, and this report is about \(count).",
        next: "Name one: swift run workbook report 1.1 --format exercism", isUsage: true)
    case .classroom50:
      _ = try Classroom50Submission(environment)
    default:
      break
    }
  }

  /// A report may come from anywhere: only a key of the syllabus's becomes a path.
  private func source(of standing: ExerciseStanding) -> SpecSource {
    guard let exercise = workbook.syllabus.exercises.first(where: { $0.key == standing.key })
    else { return SpecSource([]) }
    return SpecSource(of: exercise, in: workbook, files: files)
  }
}
