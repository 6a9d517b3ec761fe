// Wrong: holds its author weakly, and makes up another of that name.
// Rejected by: each avatar keeps the author it was given, of any type

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  private weak var given: (any User)?
  private let name: String
  private let authorUID: Int
  var author: any User {
    if let given { return given }
    return (authorUID >= 0 ? try? MockUser.query(uid: authorUID) : nil)
      ?? MockUser(username: name)
  }
  private(set) var uid = -1
  private(set) var imageURL = ""

  init(author: any User) {
    given = author
    name = author.username
    authorUID = author.uid
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
