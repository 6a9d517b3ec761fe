// Wrong: fails with an error of its own; the test cannot tell it from others.
// Rejected by: the failing user throws its error and gets no uid

final class MockFailureUser: User {
  struct CreationFailed: Error {}

  let username: String
  let uid = -1

  init(username: String, error: any Error) {
    self.username = username
  }

  func create() async throws {
    throw CreationFailed()
  }
}
