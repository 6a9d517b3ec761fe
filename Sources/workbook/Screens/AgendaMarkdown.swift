import WorkbookKit

/// An agenda to be pasted into a page: a table a day, and no heading.
struct AgendaMarkdown {
  private let agenda: Agenda
  private let style = Style(.pipe, width: 80)

  init(_ agenda: Agenda) {
    self.agenda = agenda
  }

  var lines: [String] {
    style.wrap("\(agenda.title).")
      + agenda.days.flatMap(table)
      + [""] + style.wrap(agenda.sumsText)
      + agenda.notes.flatMap { [""] + style.wrap($0) }
      + (agenda.leftOutText.map { [""] + style.wrap($0.escapedForMarkdown) } ?? [])
  }

  private func table(_ day: AgendaDay) -> [String] {
    ["", "| \(agenda.caption(of: day)) | Minutes | What |", "| --- | ---: | --- |"]
      + day.rows.map { "| \($0.start)–\($0.end) | \($0.minutes) | \(text(of: $0)) |" }
  }

  private func text(of row: AgendaRow) -> String {
    // Its code stays code; names of exercises have none.
    row.kind == .finish ? row.text : row.text.escapedForMarkdown
  }
}

extension String {
  /// The text with a backslash before what Markdown, or a table in it, would take for itself.
  fileprivate var escapedForMarkdown: String {
    map { "\\`*_[]<>|".contains($0) ? "\\\($0)" : $0 == "&" ? "&amp;" : "\($0)" }.joined()
  }
}
