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

  func lines(of agenda: Agenda) -> [String] {
    switch self {
    case .text: AgendaText(agenda).lines
    case .markdown: AgendaMarkdown(agenda).lines
    case .html: AgendaHTML(agenda).lines
    }
  }
}
