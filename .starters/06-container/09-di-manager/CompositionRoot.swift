// TODO: Whichever back end is chosen, the app shows mocks.

/// What a window of the app shows.
@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage
}

/// The app's screens. Each window that opens calls this.
@MainActor
func makeScreens() -> Screens {
  makeScreens(backEnd: appBackEnd())
}

/// Screens on a back end of the caller's own, for tests.
///
/// - Parameter backEnd: Registers services, perhaps only some of them.
@MainActor
func makeScreens(backEnd: @escaping (Container) -> Void) -> Screens {
  Screens(signUp: SignUp(), memberPage: MemberPage())
}
