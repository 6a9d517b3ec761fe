// Sound: no manager; each screen is handed the two closures that it calls.
// Keeps: 2

/// The app on one back end, and the only code that asks its container.
@MainActor
final class ClubApp {
  static let shared = ClubApp(appBackEnd())

  private let container = Container()

  init(_ backEnd: (Container) -> Void) { backEnd(container) }

  lazy var newUser: (String) -> any User = { [container] in
    try! container.resolve((any User).self, $0)
  }
  lazy var newAvatar: (any User) -> any Avatar = { [container] in
    try! container.resolve((any Avatar).self, $0)
  }
  lazy var findUser: (Int) throws -> any User = { [container] in
    try container.resolve((any User).self, $0)
  }
  lazy var findAvatar: (Int) throws -> any Avatar = { [container] in
    try container.resolve((any Avatar).self, $0)
  }

  func screens() -> Screens {
    Screens(
      signUp: SignUp(newUser: newUser, newAvatar: newAvatar),
      memberPage: MemberPage(findUser: findUser, findAvatar: findAvatar))
  }
}
