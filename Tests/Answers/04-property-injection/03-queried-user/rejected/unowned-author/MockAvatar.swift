// Wrong: users own their avatars, which do not own their authors.
// Rejected by: an avatar keeps its author when all else is released

final class MockAvatar: Avatar {
  unowned let author: any User
  let imageURL: String

  init(author: any User, imageURL: String) {
    self.author = author
    self.imageURL = imageURL
  }
}
