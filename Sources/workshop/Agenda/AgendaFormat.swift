import WorkbookCore

/// How an agenda is written down.
enum AgendaFormat: String, FileFormat {
  case text, markdown, html

  /// - Parameter style: How wide lines are, and whether the text is read aloud.
  func text(of agenda: Agenda, style: Style) -> String {
    let days = agenda.days.enumerated().map { index, rows in
      table("Day \(index + 1)", rows, style).joined(separator: "\n")
    }
    let notes = agenda.notes.map(escaped).map { note in
      self == .html ? "<p>\(note)</p>" : style.wrap(note).joined(separator: "\n")
    }
    let title = self == .html ? "<h1>\(agenda.title)</h1>" : agenda.title
    let text = ([title] + days + notes).joined(separator: "\n\n")
    return self == .html
      ? Markup.page(title: agenda.title, style: Self.style, body: text) : text
  }

  private func escaped(_ text: String) -> String {
    switch self {
    case .text: text
    case .markdown: Markup.markdown(text)
    case .html: Markup.text(text)
    }
  }

  private func table(_ head: String, _ rows: [AgendaRow], _ style: Style) -> [String] {
    let lines = rows.map { row in
      let (time, minutes, text) = (TimeOfDay.text(row.time), row.time.count, escaped(row.text))
      return switch self {
      case .text:
        style.wrap("\(time), \(style.minutes(minutes)): \(text)", hanging: 4)
          .joined(separator: "\n")
      case .markdown: "| \(time) | \(minutes) | \(text) |"
      case .html: "<tr class=\"\(row.kind)\"><td>\(time)<td>\(minutes)<td>\(text)"
      }
    }
    return switch self {
    case .text: [head, ""] + lines
    case .markdown: ["| \(head) | Minutes | What |", "| --- | ---: | --- |"] + lines
    case .html: ["<table>", "<tr><th>\(head)<th>Minutes<th>What"] + lines + ["</table>"]
    }
  }

  /// The page prints each day on a sheet of its own.
  private static let style = """
    :root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif; }
    body { max-width: 46rem; margin: 1.5rem auto; padding: 0 1.5rem; }
    table { width: 100%; border-collapse: collapse; margin: 1.5rem 0; }
    th, td { padding: .35rem .6rem; border-bottom: 1px solid #8886; text-align: left; }
    td:nth-child(1) { white-space: nowrap; }
    td:nth-child(2) { text-align: right; }
    .exercise { background: #48f2; font-weight: bold; }
    .pause { opacity: .75; }
    @media print {
      :root { color-scheme: light; font-size: 10pt; line-height: 1.25; }
      table + table { break-before: page; }
    }
    """
}
