final class Session {
  struct Dependencies {
    let store: Store
    let server: any Server
  }

  private enum State {
    case waiting(Dependencies)
    case started(name: String)
  }

  private var state: State

  init(dependencies: Dependencies) {
    state = .waiting(dependencies)
  }

  func start() throws {
    guard case .waiting(let parts) = state else { return }
    let name = try parts.server.signIn(token: parts.store.token())
    state = .started(name: name)
  }

  func userName() throws(NotStarted) -> String {
    switch state {
    case .waiting: throw NotStarted(service: "\(Self.self)")
    case .started(let name): return name
    }
  }
}
