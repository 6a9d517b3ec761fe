// Wrong: a second start opens the disk once more, to refresh the token.
// Rejected by: a start that failed is repeated, one that worked is not
/// Keeps what the app saved. Much of the app holds it, from launch on.
final class Store {
  struct Dependencies {
    let disk: any Disk
  }

  private let dependencies: Dependencies
  private var savedToken: String?

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Opens the disk. Once that has worked, a further call does nothing.
  ///
  /// - Throws: The disk's own error.
  func start() throws {
    if savedToken != nil {
      // Refresh; keep the old token when it fails.
      savedToken = (try? dependencies.disk.open()) ?? savedToken
      return
    }
    savedToken = try dependencies.disk.open()
  }

  /// What the user signs in with.
  func token() throws(NotStarted) -> String {
    guard let savedToken else { throw NotStarted(service: "Store") }
    return savedToken
  }
}
