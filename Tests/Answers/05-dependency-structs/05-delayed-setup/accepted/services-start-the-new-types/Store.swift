// Sound: the old services start the new types, through a helper in a file of its own.

/// Keeps what the app saved. Much of the app holds it, from launch on.
final class Store {
  struct Dependencies {
    let disk: any Disk
  }

  private let opened: Delayed<OpenStore>

  init(dependencies: Dependencies) {
    opened = Delayed("Store") {
      try OpenStore.open(dependencies: .init(disk: dependencies.disk))
    }
  }

  func start() throws { try opened.start() }

  /// What the user signs in with.
  func token() throws(NotStarted) -> String {
    try open().token()
  }

  /// The store of the next version.
  func open() throws(NotStarted) -> OpenStore {
    try opened.value()
  }
}
