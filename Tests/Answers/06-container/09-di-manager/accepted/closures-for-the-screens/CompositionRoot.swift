@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage
}

@MainActor
func makeScreens() -> Screens { ClubApp.shared.screens() }

@MainActor
func makeScreens(backEnd: @escaping (Container) -> Void) -> Screens {
  ClubApp(backEnd).screens()
}
