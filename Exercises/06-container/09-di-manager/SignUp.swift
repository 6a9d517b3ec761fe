/// The screen on which somebody joins the club.
@MainActor
struct SignUp {
  let manager: DIManager

  /// Creates a user with a first avatar, and returns the avatar.
  func join(as username: String) async throws -> any Avatar {
    // TODO 3: Whoever joins here is forgotten at once. This screen must work
    // with any back end, and must not know which one it is.
    let user = MockUser(username: username)
    try await user.create()
    let avatar = MockAvatar(author: user)
    try await avatar.create()
    return avatar
  }
}
