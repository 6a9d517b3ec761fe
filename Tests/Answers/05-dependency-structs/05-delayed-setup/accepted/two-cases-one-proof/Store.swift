/// Keeps what the app saved. Much of the app holds it, from launch on.
final class Store {
  struct Dependencies {
    let disk: any Disk
  }

  private let dependencies: Dependencies
  private var answer = Result<String, NotStarted>.failure(
    NotStarted(service: "Store"))

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func start() throws {
    guard case .failure = answer else { return }
    answer = .success(try dependencies.disk.open())
  }

  /// What the user signs in with.
  func token() throws(NotStarted) -> String {
    try answer.get()
  }
}
