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

  static func query(uid: Int) throws -> MockUser {
    let user = MockUser(username: "user \(uid)")
    user.uid = uid
    guard user.isValid else { throw NotFound(uid: uid) }
    return user
  }
}
