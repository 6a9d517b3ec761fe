// Sound: a private initializer with all values; only the uid ever changes.
// Keeps: 2

final class MockAvatar: Avatar {
  let author: any User
  let imageURL: String
  private(set) var uid: Int

  convenience init(author: any User) {
    self.init(uid: -1, imageURL: "", author: author)
  }

  private init(uid: Int, imageURL: String, author: any User) {
    self.uid = uid
    self.imageURL = imageURL
    self.author = author
  }

  func create() async throws {
    uid = 1
  }

  static func query(uid: Int) throws -> MockAvatar {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    return MockAvatar(
      uid: uid,
      imageURL: "https://example.com/avatars/\(uid).png",
      author: try MockUser.query(uid: 42))
  }
}
