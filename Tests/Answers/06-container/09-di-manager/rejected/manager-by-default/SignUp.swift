// Wrong: a default manager, which nobody notices.
// Rejected by: each screen uses the manager it was given

/// The screen on which somebody joins the club.
@MainActor
struct SignUp {
  var manager: DIManager = makeManager()

  /// Creates a user with a first avatar, and returns the avatar.
  func join(as username: String) async throws -> any Avatar {
    let user = manager.user(username: username)
    try await user.create()
    let avatar = manager.avatar(author: user)
    try await avatar.create()
    return avatar
  }
}
