/// The screen on which a new member joins the club.
@MainActor
struct SignUp {
  let services: any ClubServices

  /// Creates a user with a first avatar, and returns the avatar.
  func join(as username: String) async throws -> any Avatar {
    let user = services.newUser(username)
    try await user.create()
    let avatar = services.newAvatar(by: user)
    try await avatar.create()
    return avatar
  }
}
