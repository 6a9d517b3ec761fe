/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User
  var imageURL: String

  init(author: any User, imageURL: String) {
    self.author = author
    self.imageURL = imageURL
  }
}
