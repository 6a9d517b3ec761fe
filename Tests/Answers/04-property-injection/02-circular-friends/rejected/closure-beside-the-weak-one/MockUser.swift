/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { setLabel?(username) }
  }
  /// Not the user's own: it lives as long as something else owns it.
  weak var avatar: (any Avatar)? {
    didSet { setLabel = avatar.map { avatar in { avatar.label = $0 } } }
  }
  private var setLabel: ((String) -> Void)?
  var onRename: ((String) -> Void)?

  init(username: String) {
    self.username = username
  }
}
