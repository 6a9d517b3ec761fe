// Wrong: a name that was saved is enough to be signed in.
// Rejected by: no initializer or enum case skips the set-up

/// A session whose user has signed in.
struct SignedInSession {
  /// The first part carries the order: whoever has one has opened the disk.
  struct Dependencies {
    let store: OpenStore
    let server: any Server
  }

  private let name: String

  static func signIn(dependencies: Dependencies) throws -> SignedInSession {
    SignedInSession(
      name: try dependencies.server.signIn(token: dependencies.store.token()))
  }

  /// Spares the server a call when the app comes back.
  static func restored(userName: String) -> SignedInSession {
    SignedInSession(name: userName)
  }

  func userName() -> String {
    name
  }
}
