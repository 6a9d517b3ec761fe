/// What a window of the app shows.
@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage
}

/// The app's one manager. The older functions ask it, too.
@MainActor let appManager = DIManager(appBackEnd())

/// The app's screens. Each window that opens calls this.
@MainActor
func makeScreens() -> Screens {
  screens(on: appManager)
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
