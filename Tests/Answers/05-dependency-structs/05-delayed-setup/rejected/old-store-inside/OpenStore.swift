// Wrong: a new name around the old store, which may still not have started.
// Rejected by: what is open or signed in has nothing missing

/// A store whose disk is open, from its first moment to its last.
struct OpenStore {
  struct Dependencies {
    let disk: any Disk
  }

  private let store: Store

  /// The only way to get one.
  static func open(dependencies: Dependencies) throws -> OpenStore {
    let store = Store(dependencies: .init(disk: dependencies.disk))
    try store.start()
    return OpenStore(store: store)
  }

  func token() -> String {
    // Started above, so it cannot throw. Until somebody changes that.
    try! store.token()
  }
}
