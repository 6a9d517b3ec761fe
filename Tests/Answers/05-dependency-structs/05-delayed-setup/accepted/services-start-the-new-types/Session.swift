/// Knows who uses the app. Much of the app holds it, from launch on.
final class Session {
  struct Dependencies {
    let store: Store
    let server: any Server
  }

  private let signedIn: Delayed<SignedInSession>

  init(dependencies: Dependencies) {
    signedIn = Delayed("Session") {
      try SignedInSession.signIn(
        dependencies: .init(
          store: dependencies.store.open(), server: dependencies.server))
    }
  }

  func start() throws { try signedIn.start() }

  func userName() throws(NotStarted) -> String {
    try signedIn.value().userName()
  }
}
