// Wrong: the protocol has moved, and still speaks of rows and columns.
// Rejected by: what Ranking needs speaks of the league, not of rows and columns

struct Row {
  let columns: [String]

  func number(_ column: Int) -> Int? {
    columns.indices.contains(column) ? Int(columns[column]) : nil
  }
}

protocol Results {
  func rows() -> [Row]
}
