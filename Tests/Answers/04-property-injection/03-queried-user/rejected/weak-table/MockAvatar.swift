// Wrong: the club holds users weakly and avatars don't own their authors, so a changed picture is lost.
// Rejected by: a change counts even while only the club holds the user

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  unowned let author: any User
  let imageURL: String

  init(author: any User, imageURL: String) {
    self.author = author
    self.imageURL = imageURL
  }
}
