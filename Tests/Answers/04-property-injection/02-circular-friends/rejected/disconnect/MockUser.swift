// Wrong: a clean-up that each caller must remember to call.
// Rejected by: a user with an avatar is gone when nothing holds them

/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { onRename?(username) }
  }
  var avatar: (any Avatar)?
  var onRename: ((String) -> Void)?

  init(username: String) {
    self.username = username
  }

  func disconnect() {
    avatar = nil
    onRename = nil
  }
}
