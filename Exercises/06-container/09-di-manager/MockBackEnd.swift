// Factories may run on any thread, so the initializers are `nonisolated`. All
// else stays on the main actor.

/// Stands in for a user until there is a back end.
final class MockUser: User {
  let username: String
  private(set) var uid = -1

  /// A new user.
  nonisolated init(username: String) {
    self.username = username
  }

  /// Found under its uid.
  nonisolated init(uid: Int) throws {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    username = "user \(uid)"
    self.uid = uid
  }

  func create() async throws { uid = 1 }
}

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User
  private(set) var uid = -1
  private(set) var imageURL = ""

  /// A new avatar.
  nonisolated init(author: any User) {
    self.author = author
  }

  /// Found under its uid.
  nonisolated init(uid: Int, author: any User) throws {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    self.author = author
    self.uid = uid
    imageURL = "https://example.com/avatars/\(uid).png"
  }

  func create() async throws { uid = 1 }
}
