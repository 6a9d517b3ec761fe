final class Session {
  struct Dependencies {
    let store: Store
    let server: any Server
  }

  private let dependencies: Dependencies
  private var signedIn: SignedInSession?

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func start() throws {
    guard signedIn == nil else { return }
    signedIn = try SignedInSession.signIn(
      dependencies: .init(
        store: dependencies.store.opened(), server: dependencies.server))
  }

  func userName() throws(NotStarted) -> String {
    guard let signedIn else { throw NotStarted(service: "Session") }
    return signedIn.userName()
  }
}
