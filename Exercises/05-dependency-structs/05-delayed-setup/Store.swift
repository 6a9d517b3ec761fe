/// Keeps what the app saved. Much of the app holds it, from launch on.
final class Store {
  struct Dependencies {
    let disk: any Disk
  }

  private let savedToken: String

  init(dependencies: Dependencies) {
    savedToken = (try? dependencies.disk.open()) ?? ""
  }

  func start() throws {
  }

  /// What the user signs in with.
  func token() throws(NotStarted) -> String {
    savedToken
  }
}
