// Wrong: the avatar asks its user for the name, and falls back to an old one.
// Rejected by: keeps an avatar's label when its user is gone
/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User
  private var ownLabel = ""
  weak var model: (any User)? {
    didSet { ownLabel = model?.username ?? ownLabel }
  }
  var label: String {
    get { model?.username ?? ownLabel }
    set { ownLabel = newValue }
  }

  init(author: any User) {
    self.author = author
  }
}
