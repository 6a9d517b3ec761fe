/// What a learner's report can be written as.
public enum ReportFormat: String, CaseIterable, Sendable {
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

  /// The format that a person means.
  ///
  /// - Throws: `WorkbookError` with the nearest names when there is no such format.
  public init(named name: String) throws {
    guard let format = ReportFormat(rawValue: name.lowercased()) else {
      let all = Self.allCases.map(\.rawValue)
      let near = NearMiss.candidates(for: name, among: all)
      throw WorkbookError(
        "There is no format `\(name)`.",
        next: near.isEmpty
          ? "There are \(all.joined(separator: ", "))."
          : "Did you mean \(near.map { "`\($0)`" }.joined(separator: " or "))?",
        isUsage: true)
    }
    self = format
  }
}

extension ReportFormat {
  /// The format that a file's name speaks of; text when it has no ending.
  ///
  /// - Throws: `WorkbookError` when the ending says nothing.
  public init(endingOf path: String) throws {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last?.lowercased() else {
      self = .text
      return
    }
    let formats: [String: ReportFormat] = [
      "txt": .text, "md": .markdown, "html": .html, "json": .json, "xml": .junit,
    ]
    guard let format = formats[ending] else {
      throw WorkbookError(
        "Which format shall \(path) have?",
        next: "Add one: --format \(Self.allCases.map(\.rawValue).joined(separator: ", "))",
        isUsage: true)
    }
    self = format
  }
}
