// Wrong: a static table by address, where a new user may find an old one's avatar.
// Rejected by: keeps nothing in a global

/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { onRename?(username) }
  }
  /// Not the user's own: it lives as long as something else owns it.
  var avatar: (any Avatar)? {
    get { Self.avatars[ObjectIdentifier(self)]?() }
    set {
      Self.avatars[ObjectIdentifier(self)] = { [weak newValue] in newValue }
    }
  }
  private static var avatars: [ObjectIdentifier: () -> (any Avatar)?] = [:]
  var onRename: ((String) -> Void)?

  init(username: String) {
    self.username = username
  }
}
