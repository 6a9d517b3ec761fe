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
}
