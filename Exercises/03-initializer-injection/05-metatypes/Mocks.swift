// The outside world. Leave it as it is.
import SpecSupport

/// Stands in for a user until there is a back end.
final class MockUser: User {
  let username: String
  private(set) var uid = -1

  init(username: String) {
    Tripwire.touch("MockUser")
    self.username = username
  }

  func create() async throws {
    uid = 1
  }

  static func query(uid: Int) throws -> MockUser {
    let user = MockUser(username: "user \(uid)")
    user.uid = uid
    guard user.isValid else { throw NotFound(uid: uid) }
    return user
  }
}

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User
  private(set) var uid = -1
  private(set) var imageURL = ""

  init(author: any User) {
    Tripwire.touch("MockAvatar")
    self.author = author
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
