// Wrong: returns an avatar without an image where there is none.
// Rejected by: nothing is found under a negative uid

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
  }

  static func query(uid: Int) throws -> MockAvatar {
    let avatar = MockAvatar(author: try MockUser.query(uid: 42))
    avatar.uid = uid
    if avatar.isValid {
      avatar.imageURL = "https://example.com/avatars/\(uid).png"
    }
    return avatar
  }
}
