import WorkbookKit

/// An agenda for a terminal, or for paper: at most 80 columns.
struct AgendaText {
  private let agenda: Agenda
  private let style = Style(hasColour: false, isScreen: false, width: 80)

  init(_ agenda: Agenda) {
    self.agenda = agenda
  }

  var lines: [String] {
    style.wrap(agenda.title)
      + agenda.days.flatMap(lines(of:))
      + [""] + style.wrap(agenda.sumsText)
      + agenda.notes.flatMap { [""] + style.wrap($0) }
      + leftOut
  }

  private func lines(of day: AgendaDay) -> [String] {
    (agenda.days.count == 1 ? [""] : ["", agenda.caption(of: day), ""])
      + day.rows.flatMap(lines(of:))
  }

  private func lines(of row: AgendaRow) -> [String] {
    let minutes = String(repeating: " ", count: max(0, 3 - "\(row.minutes)".count))
    let start = "\(row.start)–\(row.end)  \(minutes)\(row.minutes) min  "
    // A long name goes on below itself.
    let text = style.wrap(row.text, indent: start.count)
    return [start + (text.first ?? "").drop { $0 == " " }] + text.dropFirst()
  }

  private var leftOut: [String] {
    guard !agenda.leftOut.isEmpty else { return [] }
    return ["", "Left out: \(agenda.leftOutText)"]
      + agenda.leftOutByStage.flatMap { style.wrap($0, indent: 2) }
  }
}
