/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { onRename?(username) }
  }
  /// Not the user's own: it lives as long as something else owns it.
  weak var avatar: (any Avatar)?
  var onRename: ((String) -> Void)?

  init(username: String) {
    self.username = username
  }
}
