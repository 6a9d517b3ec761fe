/// A user for tests whose creation always works.
final class MockUser: User {
  let username: String
  private(set) var uid = -1

  init(username: String) {
    self.username = username
  }

  func create() async throws {
    uid = 1
  }
}
