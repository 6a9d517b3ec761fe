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
    let readable: [Score] = rows().compactMap { row in
      guard row.columns.count == 3,
        let points = row.number(1), let seconds = row.number(2)
      else { return nil }
      return Score(player: row.columns[0], points: points, seconds: seconds)
    }
    return readable.sorted()
  }
}
