import WorkbookKit

/// An agenda to be pasted into a page: a table a day, and no heading.
struct AgendaMarkdown {
  private let agenda: Agenda
  private let style = Style(hasColour: false, isScreen: false, width: 80)

  init(_ agenda: Agenda) {
    self.agenda = agenda
  }

  var lines: [String] {
    style.wrap("\(agenda.title).")
      + agenda.days.flatMap(table)
      + [""] + style.wrap(agenda.sumsText)
      + agenda.notes.flatMap { [""] + style.wrap($0) }
      + leftOut
  }

  private func table(_ day: AgendaDay) -> [String] {
    ["", "| \(agenda.caption(of: day)) | Minutes | What |", "| --- | ---: | --- |"]
      + day.rows.map { row in
        "| \(row.start)–\(row.end) | \(row.minutes) | \(row.text.escapedForMarkdown) |"
      }
  }

  private var leftOut: [String] {
    guard !agenda.leftOut.isEmpty else { return [] }
    return ["", "Left out: \(agenda.leftOutText)", ""]
      + agenda.leftOutByStage.flatMap(item)
  }

  private func item(_ text: String) -> [String] {
    let lines = style.wrap(text.escapedForMarkdown, indent: 2)
    return lines.enumerated().map { $0 == 0 ? "- " + $1.dropFirst(2) : $1 }
  }
}

extension String {
  /// The text with a backslash before what Markdown, or a table in it, would take for itself.
  fileprivate var escapedForMarkdown: String {
    map { "\\`*_[]<>|".contains($0) ? "\\\($0)" : $0 == "&" ? "&amp;" : "\($0)" }.joined()
  }
}
