// Wrong: the label asks the user each time, and is empty when the user is gone.
// Rejected by: keeps an avatar's label when its user is gone

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User
  weak var user: (any User)?
  var label: String {
    get { user?.username ?? "" }
    set { user?.username = newValue }
  }

  init(author: any User) {
    self.author = author
  }
}
