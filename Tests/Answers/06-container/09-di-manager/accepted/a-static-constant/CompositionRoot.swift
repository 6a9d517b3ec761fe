/// What a window of the app shows.
@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage
}

/// The app's screens. Each window that opens calls this.
@MainActor
func makeScreens() -> Screens {
  screens(on: .app)
}

/// Screens on a back end of the caller's own, for tests.
///
/// - Parameter backEnd: Registers services, perhaps only some of them.
@MainActor
func makeScreens(backEnd: @escaping (Container) -> Void) -> Screens {
  screens(on: DIManager(backEnd))
}

@MainActor
private func screens(on manager: DIManager) -> Screens {
  Screens(
    signUp: SignUp(manager: manager), memberPage: MemberPage(manager: manager))
}
