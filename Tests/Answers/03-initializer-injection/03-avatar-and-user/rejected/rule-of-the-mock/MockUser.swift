// Wrong: the mock keeps a rule of its own beside the common one.
// Rejected by: one rule of validity is there for whatever has a uid

/// Stands in for a user until there is a back end.
final class MockUser: User {
  let username: String
  private(set) var uid = -1

  init(username: String) {
    self.username = username
  }

  func create() async throws {
    uid = 1
  }

  var isValid: Bool { uid > 0 }

  static func query(uid: Int) throws -> MockUser {
    let user = MockUser(username: "user \(uid)")
    user.uid = uid
    guard uid >= 0 else { throw NotFound(uid: uid) }
    return user
  }
}
