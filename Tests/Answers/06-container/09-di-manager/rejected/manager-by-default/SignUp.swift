// Wrong: a default manager, which nobody notices.
// Rejected by: no screen can be made without what it asks, nor with a container

/// The screen on which a member joins the club.
@MainActor
struct SignUp {
  var manager: DIManager = appManager

  /// Creates a user with a first avatar, and returns the avatar.
  func join(as username: String) async throws -> any Avatar {
    let user = manager.user(username: username)
    try await user.create()
    let avatar = manager.avatar(author: user)
    try await avatar.create()
    return avatar
  }
}
