// Wrong: holds its author weakly, and makes one up when that one is gone.
// Rejected by: each avatar keeps the author it was given, of any type

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  var author: any User { friend ?? MockUser(username: "nobody") }
  private weak var friend: (any User)?
  private(set) var uid = -1
  private(set) var imageURL = ""

  init(author: any User) {
    friend = author
  }

  func create() async throws {
    uid = 1
  }

  static func query(uid: Int) throws -> MockAvatar {
    let avatar = MockAvatar(author: try MockUser.query(uid: 42))
    avatar.uid = uid
    guard avatar.isValid else { throw NotFound(uid: uid) }
    avatar.imageURL = "https://example.com/avatars/\(uid).png"
    return avatar
  }
}
