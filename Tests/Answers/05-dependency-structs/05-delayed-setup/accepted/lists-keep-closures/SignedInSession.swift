// Sound: the lists keep closures; their initializers carry the order.

/// A session whose user has signed in.
struct SignedInSession: Equatable, Sendable {
  struct Dependencies {
    fileprivate let signIn: () throws -> String

    init(store: OpenStore, server: any Server) {
      signIn = { try server.signIn(token: store.token()) }
    }
  }

  private let name: String

  static func signIn(dependencies: Dependencies) throws -> Self {
    try Self(name: dependencies.signIn())
  }

  func userName() -> String { name }
}
