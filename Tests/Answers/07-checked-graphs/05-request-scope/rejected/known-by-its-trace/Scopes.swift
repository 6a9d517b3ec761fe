import Synchronization

final class Scopes: Sendable {
  private let scopes = Mutex<[String: RequestScope]>([:])

  func scope(of trace: String, make: () -> RequestScope) -> RequestScope {
    scopes.withLock { scopes in
      let scope = scopes[trace] ?? make()
      scopes[trace] = scope
      return scope
    }
  }

  func forget(_ trace: String) { scopes.withLock { $0[trace] = nil } }
}
