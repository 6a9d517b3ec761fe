// Wrong: the protocol has moved, and still speaks of rows and columns.
// Rejected by: keeps the details building on Results and Score alone

struct Row {
  let columns: [String]

  func number(_ column: Int) -> Int? {
    columns.indices.contains(column) ? Int(columns[column]) : nil
  }
}

protocol Results {
  func rows() -> [Row]
}
