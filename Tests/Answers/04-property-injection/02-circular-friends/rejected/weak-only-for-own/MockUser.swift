// Wrong: weak for a self-portrait, strong for an avatar by another user.
// Rejected by: an avatar is gone when nothing holds it, though its user stays

/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { onRename?(username) }
  }
  var onRename: ((String) -> Void)?
  private weak var own: (any Avatar)?
  private var byAFriend: (any Avatar)?

  var avatar: (any Avatar)? {
    get { own ?? byAFriend }
    set {
      own = newValue?.author === self ? newValue : nil
      byAFriend = newValue?.author === self ? nil : newValue
    }
  }

  init(username: String) {
    self.username = username
  }
}
