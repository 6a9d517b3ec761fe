import Foundation
import WorkbookCore

extension ClassPage {
  /// The page as Markdown, with tables as GitHub reads them.
  var markdown: String {
    let head = ["# \(Markup.markdown(title))", "", report.summary]
    let made = report.madeWords(\.shown).map { ["", $0] } ?? []
    let lines = head + made + report.tables.flatMap(lines) + filesLeftOut + legend
    return lines.map { $0 + "\n" }.joined()
  }

  /// Heads and cells are escaped here, and nowhere else.
  private func lines(_ table: ClassTable) -> [String] {
    let line = { (cells: [String]) in
      "| " + cells.map(Markup.markdown).joined(separator: " | ") + " |"
    }
    let heads = table.heads.compactMap(\.markdown)
    return ["", "## \(table.heading)", ""] + (table.note.map { [$0, ""] } ?? [])
      + (table.rows.isEmpty
        ? [table.none]
        : [line(heads), "|" + String(repeating: " --- |", count: heads.count)]
          + table.rows.map { line($0.compactMap(\.markdown)) })
  }

  private var filesLeftOut: [String] {
    guard !skipped.isEmpty else { return [] }
    return ["", "## Files left out", ""]
      + skipped.map { "- \(Markup.markdown($0.name)): \(Markup.markdown($0.reason))" }
  }

  private var legend: [String] {
    let signs = ClassCell.legend.map { "- \(Markup.markdown($0.cell.markdown)): \($0.meaning)" }
    return ["", "## How to read this page", ""] + signs + ["", Stuck.meaning]
      + (report.withoutHistoryWords.map { ["", $0] } ?? [])
  }
}

extension ClassTable.Head {
  /// `nil` for what Markdown leaves out.
  fileprivate var markdown: String? {
    switch self {
    case .least(let text), .most(let text): text
    case .shares: nil
    case .exercise(let exercise, _, _): exercise.latest.number
    }
  }
}

extension ClassTable.Cell {
  /// `nil` for what Markdown leaves out.
  fileprivate var markdown: String? {
    switch self {
    case .name(let text), .title(let text), .text(let text), .words(let text), .value(let text, _):
      text
    case .number(let number): "\(number)"
    case .moment(let date): date?.shown ?? "not known"
    case .share: nil
    case .current(let number, let isStuck): (number ?? "–") + (isStuck ? " stuck" : "")
    case .standing(let cell, _): cell.markdown
    }
  }
}

extension ClassCell {
  fileprivate var markdown: String { caption.isEmpty ? sign : "\(sign) \(caption)" }
}

extension ClassReport {
  /// The table of learners and exercises for a spreadsheet: RFC 4180, UTF-8, a row a learner.
  var csv: String {
    ([heads] + learners.map(row))
      .map { $0.map(Self.csvField).joined(separator: ",") + "\r\n" }
      .joined()
  }

  private var heads: [String] {
    ["learner", "report made", "solved", "begun", "now at", "looks stuck"]
      + exercises.map(\.name)
  }

  private func row(_ learner: ClassLearner) -> [String] {
    [
      learner.name, learner.madeAt.formatted(.iso8601), "\(learner.solved)", "\(learner.begun)",
      learner.current.map { "\($0.number) \($0.title)" } ?? "",
      learner.stuck?.words ?? "",
    ]
      + exercises.map { ClassCell(learner, $0).words }
  }

  /// A field, in quotes where it needs them.
  ///
  /// A spreadsheet takes what begins with one of these signs for a formula, and would run it; the
  /// apostrophe before it makes it a text.
  static func csvField(_ text: String) -> String {
    // A control character could reach a terminal that shows the file.
    let words = text.printable
    // By code points: `=` with an accent on it is another letter, but not to a spreadsheet.
    let isFormula = words.unicodeScalars.first.map { formulas.contains($0) } ?? false
    let text = isFormula ? "'\(words)" : words
    let needsQuotes = text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    return needsQuotes ? "\"\(text.escaped(["\"": "\"\""]))\"" : text
  }

  private static let formulas = "=+-@\t\r\n＝＋－＠".unicodeScalars
}
