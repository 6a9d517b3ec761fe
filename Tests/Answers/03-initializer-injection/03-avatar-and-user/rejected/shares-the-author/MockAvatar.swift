// Wrong: all found avatars share one author, who can change.
// Rejected by: keeps what a query finds apart from earlier finds

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

  /// The author of all that are found.
  private static let house: any User = {
    do { return try MockUser.query(uid: 42) } catch { fatalError("\(error)") }
  }()

  static func query(uid: Int) throws -> MockAvatar {
    let avatar = MockAvatar(author: house)
    avatar.uid = uid
    guard avatar.isValid else { throw NotFound(uid: uid) }
    avatar.imageURL = "https://example.com/avatars/\(uid).png"
    return avatar
  }
}
