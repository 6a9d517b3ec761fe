// Wrong: an empty token stands for "not started", but guests have one.
// Rejected by: an empty token and an empty name count as well

/// Keeps what the app saved. Much of the app holds it, from launch on.
final class Store {
  struct Dependencies {
    let disk: any Disk
  }

  private let dependencies: Dependencies
  private var savedToken = ""

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Opens the disk. Once that has worked, a further call does nothing.
  func start() throws {
    guard savedToken.isEmpty else { return }
    savedToken = try dependencies.disk.open()
  }

  /// What the user signs in with.
  func token() throws(NotStarted) -> String {
    guard !savedToken.isEmpty else {
      throw NotStarted(service: "Store")
    }
    return savedToken
  }
}
