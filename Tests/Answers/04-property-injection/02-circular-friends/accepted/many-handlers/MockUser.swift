/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { handlers.removeAll { !$0(username) } }
  }
  /// Not the user's own: it lives as long as something else owns it.
  weak var avatar: (any Avatar)?
  private var handlers: [(String) -> Bool] = []

  func observe(_ handler: @escaping (String) -> Bool) {
    handlers.append(handler)
  }

  init(username: String) {
    self.username = username
  }
}
