/// The screen on which a new member joins the club.
@MainActor
struct SignUp {
  /// Creates a user with a first avatar, and returns the avatar.
  func join(as username: String) async throws -> any Avatar {
    let user = MockUser(username: username)
    try await user.create()
    let avatar = MockAvatar(author: user)
    try await avatar.create()
    return avatar
  }
}
