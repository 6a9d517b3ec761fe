/// Knows who uses the app. Much of the app holds it, from launch on.
final class Session {
  struct Dependencies {
    let store: Store
    let server: any Server
  }

  private let name: String

  init(dependencies: Dependencies) {
    let token = (try? dependencies.store.token()) ?? ""
    name = (try? dependencies.server.signIn(token: token)) ?? ""
  }

  func start() throws {
  }

  func userName() throws(NotStarted) -> String {
    name
  }
}
