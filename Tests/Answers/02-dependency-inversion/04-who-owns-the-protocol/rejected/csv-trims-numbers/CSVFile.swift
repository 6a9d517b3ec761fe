// Wrong: trims numbers, so rows count that were skipped before.
// Rejected by: keeps skipping rows that cannot be read

import Foundation

/// One row of a CSV file, cut at its semicolons.
struct CSVRow {
  let columns: [String]

  /// The whole number in a column; `nil` when there is none.
  func number(_ column: Int) -> Int? {
    columns.indices.contains(column) ? Int(columns[column]) : nil
  }
}

/// The file that the league's website exports: `player;points;seconds`.
struct CSVFile {
  let text: String

  func rows() -> [CSVRow] {
    text.split(whereSeparator: \.isNewline).map { line in
      let columns = line.split(separator: ";", omittingEmptySubsequences: false)
      return CSVRow(columns: columns.map(String.init))
    }
  }
}

extension CSVFile: Results {
  /// A row that cannot be read is skipped.
  var scores: [Score] {
    rows().compactMap { row in
      guard row.columns.count == 3 else { return nil }
      let cells = row.columns.map { $0.trimmingCharacters(in: .whitespaces) }
      guard let points = Int(cells[1]), let seconds = Int(cells[2]) else {
        return nil
      }
      return Score(player: row.columns[0], points: points, seconds: seconds)
    }
  }
}
