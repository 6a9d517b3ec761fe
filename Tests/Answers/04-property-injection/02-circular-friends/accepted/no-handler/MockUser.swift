/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { avatar?.label = username }
  }
  weak var avatar: (any Avatar)?

  init(username: String) {
    self.username = username
  }
}
