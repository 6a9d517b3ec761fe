import Synchronization

/// Lends one connection to all who need it at the same time.
final class Lender: Sendable {
  private let railway: Railway
  private let lent = Mutex<(connection: (any Connection)?, count: Int)>(
    (nil, 0))

  init(_ railway: Railway) { self.railway = railway }

  func connection() throws -> any Connection {
    try lent.withLock { lent in
      let connection = try lent.connection ?? railway.connect()
      lent = (connection, lent.count + 1)
      return connection
    }
  }

  func giveBack() throws {
    let last = lent.withLock { lent -> (any Connection)? in
      lent.count -= 1
      guard lent.count == 0 else { return nil }
      defer { lent.connection = nil }
      return lent.connection
    }
    try last?.close()
  }
}

/// One request's share of the connection.
final class Loan: Closable {
  private let lender: Lender

  init(of lender: Lender) { self.lender = lender }

  func close() throws { try lender.giveBack() }
}
