import WorkbookKit

/// An agenda for a terminal, or for paper: at most 80 columns.
struct AgendaText {
  private let agenda: Agenda
  private let style: Style

  /// - Parameter style: Paper's when not given.
  init(_ agenda: Agenda, style: Style? = nil) {
    self.agenda = agenda
    self.style = Style(style?.form ?? .pipe, width: min(style?.width ?? 80, 80))
  }

  var lines: [String] {
    style.wrap(heading)
      + agenda.days.flatMap(lines(of:))
      + [""] + style.wrap(agenda.sumsText)
      + agenda.notes.flatMap { [""] + style.wrap($0) }
      + (agenda.leftOutText.map { [""] + style.wrap($0) } ?? [])
  }

  /// A day that is alone has its hours up here.
  private var heading: String {
    let caption = agenda.days.count == 1 ? agenda.days.map(agenda.caption) : []
    return ([agenda.title] + caption).joined(separator: ", ")
  }

  private func lines(of day: AgendaDay) -> [String] {
    (agenda.days.count == 1 ? [""] : [""] + style.wrap(agenda.caption(of: day)) + [""])
      + day.rows.flatMap(lines(of:))
  }

  private func lines(of row: AgendaRow) -> [String] {
    if style.isPlain {
      return style.fit("\(row.start) to \(row.end), \(style.minutes(row.minutes)): \(row.text)")
    }
    let minutes = String(repeating: " ", count: max(0, 3 - "\(row.minutes)".count))
    let start = "\(row.start)–\(row.end)  \(minutes)\(row.minutes) min  "
    // A long name goes on below itself.
    let text = style.wrap(row.text, indent: start.count)
    return [start + (text.first ?? "").drop { $0 == " " }] + text.dropFirst()
  }
}
