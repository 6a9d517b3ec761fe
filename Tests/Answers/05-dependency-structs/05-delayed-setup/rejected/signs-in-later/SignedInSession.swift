// Wrong: `signIn` only builds; whoever asks for the name signs in.
// Rejected by: open and signIn do their work at once

struct SignedInSession {
  struct Dependencies {
    let store: OpenStore
    let server: any Server
  }

  private let makeName: () -> String

  static func signIn(dependencies: Dependencies) throws -> SignedInSession {
    SignedInSession {
      let token = dependencies.store.token()
      return (try? dependencies.server.signIn(token: token)) ?? ""
    }
  }

  func userName() -> String { makeName() }
}
