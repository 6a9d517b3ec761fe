/// Stands in for a user until there is a back end.
final class MockUser: User {
  let uid: Int
  let username: String
  /// Not the user's own: it lives as long as something else owns it.
  weak var avatar: (any Avatar)?

  private init(uid: Int) {
    self.uid = uid
    username = "user \(uid)"
  }

  static func query(uid: Int) throws -> MockUser {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    return MockUser(uid: uid)
  }
}
