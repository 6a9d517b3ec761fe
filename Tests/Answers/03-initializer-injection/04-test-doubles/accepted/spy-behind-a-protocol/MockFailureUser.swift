/// A user whose creation only does what it was told.
@MainActor
final class MockFailureUser {
  let username: String
  let uid = -1
  private let fail: () throws -> Never

  init(username: String, fail: @escaping () throws -> Never) {
    self.username = username
    self.fail = fail
  }
}

extension MockFailureUser: User {
  func create() async throws { try fail() }
}
