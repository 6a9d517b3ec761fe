// Sound: the file knows nothing of the league; an adapter stands between.
// Keeps: 1

struct CSVRow {
  let columns: [String]

  func number(_ column: Int) -> Int? {
    columns.indices.contains(column) ? Int(columns[column]) : nil
  }
}

struct CSVFile {
  let text: String

  func rows() -> [CSVRow] {
    text.split(whereSeparator: \.isNewline).map { line in
      let columns = line.split(separator: ";", omittingEmptySubsequences: false)
      return CSVRow(columns: columns.map(String.init))
    }
  }
}
