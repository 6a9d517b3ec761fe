@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage<ClubRegister>

  init(_ register: ClubRegister) {
    signUp = SignUp(register)
    memberPage = MemberPage(members: register)
  }
}

@MainActor let club = ClubRegister(appBackEnd())

@MainActor
func makeScreens() -> Screens { Screens(club) }

@MainActor
func makeScreens(backEnd: @escaping (Container) -> Void) -> Screens {
  Screens(ClubRegister(backEnd))
}
