// Wrong: an avatar that could not be created is returned like any other.
// Rejected by: an error of the back end reaches the caller

/// The screen on which a member joins the club.
@MainActor
struct SignUp {
  let manager: DIManager

  /// Creates a user with a first avatar, and returns the avatar.
  func join(as username: String) async throws -> any Avatar {
    let user = manager.user(username: username)
    try await user.create()
    let avatar = manager.avatar(author: user)
    try? await avatar.create()
    return avatar
  }
}
