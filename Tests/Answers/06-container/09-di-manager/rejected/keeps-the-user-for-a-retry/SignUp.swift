// Wrong: after a failed avatar, the screen keeps the user and doesn't ask for one again.
// Rejected by: what the back end keeps stays kept

/// The screen on which a new member joins the club.
@MainActor
final class SignUp {
  private let manager: DIManager
  /// Users whose avatar is still missing. Nobody becomes a member twice.
  private var unfinished: [String: any User] = [:]

  init(manager: DIManager) {
    self.manager = manager
  }

  /// Creates a user with a first avatar, and returns the avatar.
  func join(as username: String) async throws -> any Avatar {
    let user = try await member(named: username)
    let avatar = manager.avatar(author: user)
    try await avatar.create()
    unfinished[username] = nil
    return avatar
  }

  private func member(named username: String) async throws -> any User {
    if let user = unfinished[username] { return user }
    let user = manager.user(username: username)
    try await user.create()
    unfinished[username] = user
    return user
  }
}
