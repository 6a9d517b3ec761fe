// Sound: a small struct holds the avatar weakly for the user.
// Keeps: 2

/// Refers to an object and does not own it.
struct Weak<Object> {
  private weak var reference: AnyObject?

  var object: Object? {
    get { reference as? Object }
    set { reference = newValue.map { $0 as AnyObject } }
  }
}

/// Stands in for a user until there is a back end.
final class MockUser: User {
  var username: String {
    didSet { onRename?(username) }
  }
  var onRename: ((String) -> Void)?
  private var weakAvatar = Weak<any Avatar>()

  var avatar: (any Avatar)? {
    get { weakAvatar.object }
    set { weakAvatar.object = newValue }
  }

  init(username: String) {
    self.username = username
  }
}
