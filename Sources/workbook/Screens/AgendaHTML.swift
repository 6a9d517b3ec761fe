import WorkbookKit

/// An agenda as one page that needs nothing else: light or dark, and for a printer.
struct AgendaHTML {
  private let agenda: Agenda

  init(_ agenda: Agenda) {
    self.agenda = agenda
  }

  var lines: [String] {
    [
      "<!DOCTYPE html>",
      "<html lang=\"en\">",
      "<head>",
      "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">",
      "<title>\(Markup.text(agenda.title))</title>",
      "<style>",
    ] + Self.look + [
      "</style>",
      "</head>",
      "<body>",
      "<main>",
      "<h1>\(Markup.text(agenda.title))</h1>",
    ] + agenda.days.flatMap(table)
      + ([agenda.sumsText] + agenda.notes).map { "<p>\($0.withCode)</p>" }
      + (agenda.leftOutText.map { ["<p>\(Markup.text($0))</p>"] } ?? [])
      + ["</main>", "</body>", "</html>"]
  }

  private func table(_ day: AgendaDay) -> [String] {
    [
      "<table>",
      "<caption>\(Markup.text(agenda.caption(of: day)))</caption>",
      "<thead>",
      "<tr><th scope=\"col\">Time</th><th scope=\"col\">Minutes</th>"
        + "<th scope=\"col\">What</th></tr>",
      "</thead>",
      "<tbody>",
    ] + day.rows.map(line) + ["</tbody>", "</table>"]
  }

  private func line(_ row: AgendaRow) -> String {
    let look = row.exercise != nil ? " class=\"exercise\"" : row.isPause ? " class=\"break\"" : ""
    return "<tr\(look)><th scope=\"row\">\(row.start)–\(row.end)</th><td>\(row.minutes)</td>"
      + "<td>\(row.text.withCode)</td></tr>"
  }
}

extension AgendaHTML {
  private static let look = """
    :root {
      --text: #1d1d1f; --page: #ffffff; --quiet: #5c5c61; --line: #c6c6cb; --band: #eef4fb;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #f2f2f4; --page: #1a1a1c; --quiet: #b0b0b6; --line: #4a4a4f; --band: #22303f;
      }
    }
    body {
      margin: 0; color: var(--text); background: var(--page);
      font: 1.1rem/1.5 system-ui, sans-serif;
    }
    main { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
    h1 { font-size: 1.6rem; }
    table { width: 100%; margin: 1.5rem 0; border-collapse: collapse; }
    caption { padding-bottom: .4rem; font-weight: bold; text-align: left; }
    th, td {
      padding: .35rem .6rem; border-bottom: 1px solid var(--line);
      text-align: left; vertical-align: top;
    }
    th { font-weight: normal; white-space: nowrap; }
    thead th { color: var(--quiet); }
    tbody th, td:nth-child(2) { font-variant-numeric: tabular-nums; }
    thead th:first-child { width: 6.5em; }
    thead th:nth-child(2) { width: 4.5em; }
    th:nth-child(2), td:nth-child(2) { text-align: right; }
    .exercise { background: var(--band); }
    .exercise td:last-child { font-weight: bold; }
    .break { color: var(--quiet); }
    @media print {
      :root {
        --text: #000000; --page: #ffffff; --quiet: #333333; --line: #999999; --band: #ffffff;
      }
      body { font-size: 10pt; line-height: 1.25; }
      h1 { font-size: 1.4rem; margin: 0; }
      table { margin: .6rem 0; }
      th, td { padding: .12rem .6rem; }
      p { margin: .4rem 0; }
      main { max-width: none; padding: 0; }
      thead { display: table-header-group; }
      table + table { break-before: page; }
      tr { break-inside: avoid; }
    }
    """.split(separator: "\n").map(String.init)
}

extension String {
  /// Escaped, and what stands between back-ticks as code.
  fileprivate var withCode: String {
    Markup.text(self).replacing(/`([^`]*)`/) { "<code>\($0.output.1)</code>" }
  }
}
