// Wrong: the label remembers only a name that somebody has read.
// Rejected by: keeps an avatar's label when its user is gone

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User
  private var lastName = ""
  weak var user: (any User)? {
    didSet { lastName = user?.username ?? lastName }
  }
  var label: String {
    get {
      lastName = user?.username ?? lastName
      return lastName
    }
    set { user?.username = newValue }
  }

  init(author: any User) {
    self.author = author
  }
}
