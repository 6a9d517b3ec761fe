// Wrong: the list asks for a role that an unopened store fits, too.
// Rejected by: the wrong order does not compile

protocol TokenSource {
  func token() throws -> String
}

extension OpenStore: TokenSource {}
extension Store: TokenSource {}

/// A session whose user has signed in.
struct SignedInSession {
  struct Dependencies {
    let store: any TokenSource
    let server: any Server
  }

  private let name: String

  /// The only way to get one.
  static func signIn(dependencies: Dependencies) throws -> SignedInSession {
    let token = try dependencies.store.token()
    return SignedInSession(
      name: try dependencies.server.signIn(token: token))
  }

  func userName() -> String {
    name
  }
}
