/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  // TODO 2: Does an avatar own its author?
  let author: any User
  var label = ""

  init(author: any User) {
    self.author = author
  }
}
