/// What a window of the app shows.
@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage

  fileprivate init(members: ClubManager) {
    signUp = SignUp(members: members)
    memberPage = MemberPage(members: members)
  }
}

extension ClubManager {
  /// The app's one.
  @MainActor static let app = ClubManager(backEnd: appBackEnd())
}

/// The app's screens. Each window that opens calls this.
@MainActor
func makeScreens() -> Screens {
  Screens(members: .app)
}

/// Screens on a back end of the caller's own, for tests.
@MainActor
func makeScreens(backEnd: @escaping (Container) -> Void) -> Screens {
  Screens(members: ClubManager(backEnd: backEnd))
}
