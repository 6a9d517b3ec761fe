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
    // TODO: Callers get a user without a name, even where no user exists.
    // Avatars are no better.
    let placeholder = MockUser(username: "")
    placeholder.uid = uid
    return placeholder
  }
}
