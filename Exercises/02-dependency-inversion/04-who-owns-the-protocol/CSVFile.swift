/// One row of a CSV file, cut at its semicolons.
struct CSVRow {
  let columns: [String]

  /// The whole number in a column; `nil` when there is none.
  func number(_ column: Int) -> Int? {
    columns.indices.contains(column) ? Int(columns[column]) : nil
  }
}

/// What can be read row by row.
protocol CSVReadable {
  func rows() -> [CSVRow]
}

/// The file that the league's website exports: `player;points;seconds`.
struct CSVFile: CSVReadable {
  let text: String

  func rows() -> [CSVRow] {
    text.split(whereSeparator: \.isNewline).map { line in
      let columns = line.split(separator: ";", omittingEmptySubsequences: false)
      return CSVRow(columns: columns.map(String.init))
    }
  }
}
