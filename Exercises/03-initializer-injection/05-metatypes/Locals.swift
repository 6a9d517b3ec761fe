// The outside world. Leave it as it is.
import SpecSupport

/// A user that is kept on this device.
final class LocalUser: User {
  let username: String
  private(set) var uid = -1

  init(username: String) {
    Tripwire.touch("LocalUser")
    self.username = username
  }

  func create() async throws {
    uid = 1000
  }

  static func query(uid: Int) throws -> LocalUser {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    let user = LocalUser(username: "local user \(uid)")
    user.uid = uid
    return user
  }
}

/// An avatar that is kept on this device.
final class LocalAvatar: Avatar {
  let author: any User
  private(set) var uid = -1
  private(set) var imageURL = ""

  init(author: any User) {
    Tripwire.touch("LocalAvatar")
    self.author = author
  }

  func create() async throws {
    uid = 1000
  }

  static func query(uid: Int) throws -> LocalAvatar {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    let avatar = LocalAvatar(author: try LocalUser.query(uid: 42))
    avatar.uid = uid
    avatar.imageURL = "file:///avatars/\(uid).png"
    return avatar
  }
}
