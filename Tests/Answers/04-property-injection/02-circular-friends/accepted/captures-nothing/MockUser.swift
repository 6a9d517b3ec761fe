/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { onRename?(self) }
  }
  weak var avatar: (any Avatar)?
  var onRename: ((any User) -> Void)?

  init(username: String) {
    self.username = username
  }
}
