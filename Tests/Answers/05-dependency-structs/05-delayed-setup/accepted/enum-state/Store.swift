// Sound: one property says what the store is; it cannot be two things.
// Keeps: 1

final class Store {
  struct Dependencies {
    let disk: any Disk
  }

  private enum State {
    case waiting(Dependencies)
    case started(token: String)
  }

  private var state: State

  init(dependencies: Dependencies) {
    state = .waiting(dependencies)
  }

  func start() throws {
    guard case .waiting(let dependencies) = state else { return }
    state = .started(token: try dependencies.disk.open())
  }

  func token() throws(NotStarted) -> String {
    switch state {
    case .waiting: throw NotStarted(service: "\(Self.self)")
    case .started(let token): return token
    }
  }
}
