/// A user for tests whose creation fails. So far it does not.
final class MockFailureUser: User {
  // TODO 4: A test wants to see where an error of its choice ends up. Let
  // this user never be created.
  let username: String
  private(set) var uid = -1

  init(username: String) {
    self.username = username
  }

  func create() async throws {
    uid = 1
  }
}
