import Synchronization

final class Pool: Sendable {
  private let railway: Railway
  private let known = Mutex<(any Connection)?>(nil)

  init(_ railway: Railway) { self.railway = railway }

  func connection() throws -> any Connection {
    try known.withLock { known in
      if let connection = known { return connection }
      let connection = try railway.connect()
      known = connection
      return connection
    }
  }
}
