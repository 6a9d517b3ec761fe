// Wrong: ignores a new avatar while there is one.
// Rejected by: keeps a user's avatar while it is held

/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { onRename?(username) }
  }
  /// Not the user's own: it lives as long as something else owns it.
  private weak var current: (any Avatar)?
  var avatar: (any Avatar)? {
    get { current }
    set { if current == nil { current = newValue } }
  }
  var onRename: ((String) -> Void)?

  init(username: String) {
    self.username = username
  }
}
