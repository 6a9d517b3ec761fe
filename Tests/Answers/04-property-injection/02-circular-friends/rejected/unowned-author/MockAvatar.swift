// Wrong: the user owns the avatar, which only hopes for its author.
// Rejected by: keeps an author for as long as the avatar

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  unowned let author: any User
  var label = ""

  init(author: any User) {
    self.author = author
  }
}
