/// Knows who uses the app. Much of the app holds it, from launch on.
final class Session {
  struct Dependencies {
    let store: Store
    let server: any Server
  }

  private let dependencies: Dependencies
  private var answer: Result<String, NotStarted>

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    answer = .failure(NotStarted(service: "Session"))
  }

  var hasStarted: Bool {
    (try? answer.get()) != nil
  }

  func start() throws {
    guard !hasStarted else { return }
    let name = try dependencies.server.signIn(
      token: dependencies.store.token())
    answer = .success(name)
  }

  func userName() throws(NotStarted) -> String {
    try answer.get()
  }
}
