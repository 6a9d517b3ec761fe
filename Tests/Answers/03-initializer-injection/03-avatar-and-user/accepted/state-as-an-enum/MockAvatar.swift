/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User
  let imageURL: String
  private(set) var uid: Int

  convenience init(author: any User) {
    self.init(author: author, uid: -1, imageURL: "")
  }

  private init(author: any User, uid: Int, imageURL: String) {
    self.author = author
    self.uid = uid
    self.imageURL = imageURL
  }

  func create() async throws {
    if !isValid { uid = 3 }
  }

  static func query(uid: Int) throws -> MockAvatar {
    let uid = try Number(uid: uid).checked()
    return MockAvatar(
      author: try queryUser(uid: 42), uid: uid,
      imageURL: "https://example.com/avatars/\(uid).png")
  }
}
