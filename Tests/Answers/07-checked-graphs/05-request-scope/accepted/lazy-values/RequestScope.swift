import Synchronization

/// What lives exactly as long as one request.
final class RequestScope: Sendable {
  @TaskLocal static var current: RequestScope?

  private struct Parts {
    var connection: (any Connection)?
    var session: (any Session)?
    var key: (any RoomKey)?
    /// How to close them, in the order in which they were opened.
    var opened: [any Closable] = []
  }

  let trace: String
  private let railway: Railway
  private let parts = Mutex(Parts())

  init(trace: String, railway: Railway) {
    self.trace = trace
    self.railway = railway
  }

  func connection() throws -> any Connection {
    try parts.withLock { try connection(in: &$0) }
  }

  func session() throws -> any Session {
    try parts.withLock { parts in
      if let session = parts.session { return session }
      let session = try connection(in: &parts).begin()
      parts.session = session
      parts.opened.append(session)
      return session
    }
  }

  func key() throws -> any RoomKey {
    try parts.withLock { parts in
      if let key = parts.key { return key }
      let key = try railway.takeKey()
      parts.key = key
      parts.opened.append(key)
      return key
    }
  }

  private func connection(in parts: inout Parts) throws -> any Connection {
    if let connection = parts.connection { return connection }
    let connection = try railway.connect()
    parts.connection = connection
    parts.opened.append(connection)
    return connection
  }

  /// Closes what was opened, and reports what goes wrong.
  func end() {
    let opened = parts.withLock { parts in
      defer { parts = Parts() }
      return parts.opened
    }
    for thing in opened.reversed() {
      do { try thing.close() } catch { railway.report(error) }
    }
  }
}

/// The trace of the request in which this is called; `none` outside of all.
func currentTrace() -> String { RequestScope.current?.trace ?? "none" }
