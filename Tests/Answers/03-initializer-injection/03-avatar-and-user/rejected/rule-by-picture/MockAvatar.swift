/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User
  private(set) var uid = -1
  private(set) var imageURL = ""

  init(author: any User) {
    self.author = author
  }

  func create() async throws {
    uid = 1
    imageURL = "https://example.com/avatars/1.png"
  }

  static func query(uid: Int) throws -> MockAvatar {
    let avatar = MockAvatar(author: try MockUser.query(uid: 42))
    avatar.uid = uid
    avatar.imageURL = "https://example.com/avatars/\(uid).png"
    guard avatar.isValid else { throw NotFound(uid: uid) }
    return avatar
  }
}
