/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User
  var label = ""

  init(author: any User) {
    self.author = author
  }
}
