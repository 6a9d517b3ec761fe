// Wrong: a screen with a manager, which makes another one.
// Rejected by: screens on two back ends each ask their own

/// The screen on which a member joins the club.
@MainActor
struct SignUp {
  let manager: DIManager

  /// Creates a user with a first avatar, and returns the avatar.
  func join(as username: String) async throws -> any Avatar {
    let user = appManager.user(username: username)
    try await user.create()
    let avatar = appManager.avatar(author: user)
    try await avatar.create()
    return avatar
  }
}
