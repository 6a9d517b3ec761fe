import Synchronization

/// What lives exactly as long as one request: opened when it's first asked for.
final class RequestScope: Sendable {
  /// The scope of the request that the running code belongs to.
  @TaskLocal static var current: RequestScope?

  let trace: String
  private let railway: Railway
  private let state = Mutex(State())

  private struct State {
    var connection: (any Connection)?
    var session: (any Session)?
    var key: (any RoomKey)?
    var opened: [any Closable] = []

    mutating func connection(of railway: Railway) throws -> any Connection {
      if let connection { return connection }
      let new = try railway.connect()
      connection = new
      opened.append(new)
      return new
    }
  }

  init(trace: String, railway: Railway) {
    self.trace = trace
    self.railway = railway
  }

  func connection() throws -> any Connection {
    try state.withLock { try $0.connection(of: railway) }
  }

  func session() throws -> any Session {
    try state.withLock { state in
      if let session = state.session { return session }
      let new = try state.connection(of: railway).begin()
      state.session = new
      state.opened.append(new)
      return new
    }
  }

  func key() throws -> any RoomKey {
    try state.withLock { state in
      if let key = state.key { return key }
      let new = try railway.takeKey()
      state.key = new
      state.opened.append(new)
      return new
    }
  }

  /// Closes what the request has opened, the last thing first.
  ///
  /// - Returns: What went wrong.
  func end() -> [any Error] {
    let opened = state.withLock { state in
      defer { state = State() }
      return state.opened
    }
    return opened.reversed().compactMap { thing in
      do {
        try thing.close()
        return nil
      } catch {
        return error
      }
    }
  }
}

/// The trace of the request in which this is called; `none` outside of all.
func currentTrace() -> String { RequestScope.current?.trace ?? "none" }
