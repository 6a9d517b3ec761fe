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
    // TODO 3: Return a user that is complete and valid, or throw.
    let placeholder = MockUser(username: "")
    placeholder.uid = uid
    return placeholder
  }
}
