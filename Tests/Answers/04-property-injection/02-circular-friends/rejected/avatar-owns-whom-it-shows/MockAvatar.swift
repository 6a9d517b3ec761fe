// Wrong: an avatar owns the user whom it stands for, and not only its author.
// Rejected by: friends with each other's avatars are gone

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User
  var user: (any User)?
  var label = ""

  init(author: any User) {
    self.author = author
  }
}
