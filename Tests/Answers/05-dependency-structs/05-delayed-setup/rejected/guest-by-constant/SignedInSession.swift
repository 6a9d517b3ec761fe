// Wrong: a constant is a session that nobody has signed in.
// Rejected by: no initializer or enum case skips the set-up

/// A session whose user has signed in.
struct SignedInSession {
  /// The first part carries the order: whoever has one has opened the disk.
  struct Dependencies {
    let store: OpenStore
    let server: any Server
  }

  /// For screens that are shown before the user signs in.
  static let guest = SignedInSession(name: "")

  private let name: String

  static func signIn(dependencies: Dependencies) throws -> SignedInSession {
    SignedInSession(
      name: try dependencies.server.signIn(token: dependencies.store.token()))
  }

  func userName() -> String {
    name
  }
}
