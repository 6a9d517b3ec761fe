// Wrong: the author that was handed over last is the author of every avatar.
// Rejected by: keeps what a query finds apart from earlier finds

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  private static var latest: any User = MockUser(username: "")

  var author: any User { Self.latest }
  private(set) var uid = -1
  private(set) var imageURL = ""

  init(author: any User) {
    Self.latest = author
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
