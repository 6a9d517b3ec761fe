// Wrong: refuses negative numbers and empty names, which counted before.
// Rejected by: keeps counting every row that can be read

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
      guard row.columns.count == 3, let player = row.columns.first,
        !player.isEmpty,
        let points = row.number(1).flatMap(UInt.init(exactly:)),
        let seconds = row.number(2).flatMap(UInt.init(exactly:))
      else { return nil }
      return Score(player: player, points: Int(points), seconds: Int(seconds))
    }
  }
}
