final class SignedInSession {
  struct Dependencies {
    let store: OpenStore
    let server: any Server
  }

  private let dependencies: Dependencies
  private let name: String

  init(dependencies: Dependencies) throws {
    self.dependencies = dependencies
    name = try dependencies.server.signIn(token: dependencies.store.token())
  }

  static func signIn(dependencies: Dependencies) throws -> SignedInSession {
    try SignedInSession(dependencies: dependencies)
  }

  func userName() -> String { name }
}
