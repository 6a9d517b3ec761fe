/// The screen on which a new member joins the club.
@MainActor
struct SignUp {
  private let manager: DIManager

  init(manager: DIManager) {
    self.manager = manager
  }

  /// Creates a user with a first avatar, and returns the avatar.
  func join(as username: String) async throws -> any Avatar {
    let user = manager.newUser(named: username)
    try await user.create()
    let avatar = manager.newAvatar(by: user)
    try await avatar.create()
    return avatar
  }
}
