/// A user whose creation always fails, with the error it was given.
final class MockFailureUser: User {
  let username: String
  let uid = -1
  private let error: any Error

  init(username: String, error: any Error) {
    self.username = username
    self.error = error
  }

  func create() async throws {
    throw error
  }
}
