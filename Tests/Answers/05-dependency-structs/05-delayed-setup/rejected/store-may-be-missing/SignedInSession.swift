// Wrong: the list takes no store for an answer, and traps later.
// Rejected by: the wrong order does not compile

/// A session whose user has signed in.
struct SignedInSession {
  struct Dependencies {
    var store: OpenStore? = nil
    let server: any Server
  }

  private let name: String

  /// The only way to get one.
  static func signIn(dependencies: Dependencies) throws -> SignedInSession {
    let token = dependencies.store!.token()
    return SignedInSession(
      name: try dependencies.server.signIn(token: token))
  }

  func userName() -> String {
    name
  }
}
