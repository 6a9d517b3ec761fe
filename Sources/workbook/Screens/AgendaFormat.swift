import WorkbookKit

/// How an agenda is written down.
enum AgendaFormat: String, CaseIterable {
  case text
  case markdown
  case html

  /// - Throws: `WorkbookError` when there is no format of that name.
  init(_ name: String) throws {
    guard let format = Self(rawValue: name.lowercased()) else {
      throw WorkbookError(
        "There is no format `\(name)` here.",
        next: "Write one of: \(Self.allCases.map(\.rawValue).joined(separator: ", "))",
        isUsage: true)
    }
    self = format
  }

  /// The format that a file's ending says.
  ///
  /// - Throws: `WorkbookError` when it says none.
  init(endingOf path: String) throws {
    let format = Self.allCases.first { path.lowercased().hasSuffix($0.ending) }
    guard let format else {
      throw WorkbookError(
        "The ending of \(path) names no format.",
        next: "Let it end in .html, .md or .txt, or add --format.", isUsage: true)
    }
    self = format
  }

  private var ending: String {
    switch self {
    case .text: ".txt"
    case .markdown: ".md"
    case .html: ".html"
    }
  }

  /// - Parameter style: How text may look; paper's when not given.
  func lines(of agenda: Agenda, style: Style? = nil) -> [String] {
    switch self {
    case .text: AgendaText(agenda, style: style).lines
    case .markdown: AgendaMarkdown(agenda).lines
    case .html: AgendaHTML(agenda).lines
    }
  }
}
