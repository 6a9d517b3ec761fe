/// Keeps the members of all devices. It has yet to be built.
protocol Server: Sendable {
  /// Returns the uid of the new user.
  func addUser(_ username: String) async throws -> Int
  func username(ofUser uid: Int) throws -> String

  /// Returns the uid of the new avatar.
  func addAvatar(byUser author: Int) async throws -> Int
  /// The uid of the user who made the avatar.
  func author(ofAvatar uid: Int) throws -> Int
}
