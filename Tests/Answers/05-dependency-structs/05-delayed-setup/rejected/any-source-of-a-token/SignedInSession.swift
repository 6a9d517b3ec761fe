// Wrong: the list asks for a protocol that a plain text satisfies, too.
// Rejected by: the wrong order does not compile

/// A session whose user has signed in.
struct SignedInSession {
  /// The first part carries the order: whoever has one has opened the disk.
  struct Dependencies {
    let store: any TokenSource
    let server: any Server
  }

  private let name: String

  /// The only way to get one.
  static func signIn(dependencies: Dependencies) throws -> SignedInSession {
    SignedInSession(
      name: try dependencies.server.signIn(token: dependencies.store.token()))
  }

  func userName() -> String {
    name
  }
}
