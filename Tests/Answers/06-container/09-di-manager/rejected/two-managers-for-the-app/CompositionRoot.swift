// Wrong: two managers on one back end, so what it keeps in a container is there twice.
// Rejected by: the screens and the older functions find the same members

/// What a window of the app shows.
@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage
}

/// Chosen once, for the screens and the older functions.
@MainActor private let chosen = appBackEnd()
@MainActor private let screensManager = DIManager(chosen)
@MainActor let appManager = DIManager(chosen)

/// The app's screens. Each window that opens calls this.
@MainActor
func makeScreens() -> Screens {
  screens(on: screensManager)
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
