/// Opens a transaction of the database.
protocol Archive: Sendable {
  func begin() throws -> Transaction
}

/// One transaction. It belongs to one request, so it isn't `Sendable`.
final class Transaction {
  private(set) var writes: [String] = []

  func write(_ line: String) {
    writes.append(line)
  }
}

struct Request: Sendable {
  let keeper: String
  let hive: String
  let kilograms: Double
}
