// Wrong: promises that the avatar lives longer than its user.
// Rejected by: a user's avatar is nil once the avatar is gone

/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { onRename?(username) }
  }
  unowned var avatar: (any Avatar)?
  var onRename: ((String) -> Void)?

  init(username: String) {
    self.username = username
  }
}
