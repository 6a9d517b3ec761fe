// Sound: `makeManager()` returns the one manager that the root keeps.

/// What a window of the app shows.
@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage

  init(_ manager: DIManager) {
    signUp = SignUp(manager: manager)
    memberPage = MemberPage(manager: manager)
  }
}

@MainActor private let manager = DIManager(appBackEnd())

/// The app's manager, always the same one.
@MainActor
func makeManager() -> DIManager { manager }

@MainActor
func makeScreens() -> Screens { Screens(makeManager()) }

@MainActor
func makeScreens(backEnd: @escaping (Container) -> Void) -> Screens {
  Screens(DIManager(backEnd))
}
