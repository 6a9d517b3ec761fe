/// Knows who uses the app. Much of the app holds it, from launch on.
final class Session {
  struct Dependencies {
    let store: Store
    let server: any Server
  }

  private let dependencies: Dependencies
  private var name: String?

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Signs in. Once that has worked, a further call does nothing.
  ///
  /// - Throws: `NotStarted` when the store has not started; or the server's own
  ///   error.
  func start() throws {
    guard name == nil else { return }
    name = try dependencies.server.signIn(token: dependencies.store.token())
  }

  func userName() throws(NotStarted) -> String {
    guard let name else { throw NotStarted(service: "Session") }
    return name
  }
}
