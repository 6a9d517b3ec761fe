/// The screen on which a new member joins the club.
@MainActor
struct SignUp {
  private let members: ClubManager

  init(members: ClubManager) { self.members = members }

  /// Creates a user with a first avatar, and returns the avatar.
  func join(as username: String) async throws -> any Avatar {
    let user = members.newUser(named: username)
    try await user.create()
    let avatar = members.newAvatar(by: user)
    try await avatar.create()
    return avatar
  }
}
