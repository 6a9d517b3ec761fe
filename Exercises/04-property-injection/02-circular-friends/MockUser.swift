/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { onRename?(username) }
  }
  // TODO 2: Does a user own its avatar?
  var avatar: (any Avatar)?
  var onRename: ((String) -> Void)?

  init(username: String) {
    self.username = username
  }
}
