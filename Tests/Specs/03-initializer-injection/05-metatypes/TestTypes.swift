import SpecSupport

@testable import Metatypes

/// A user that only the specs know.
final class TestUser: User {
  let username: String
  private(set) var uid = -1

  init(username: String) {
    Tripwire.touch("TestUser")
    self.username = username
  }

  func create() async throws {
    uid = 7
  }

  static func query(uid: Int) throws -> TestUser {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    let user = TestUser(username: "test user \(uid)")
    user.uid = uid
    return user
  }
}

/// An avatar that only the specs know.
final class TestAvatar: Avatar {
  let author: any User
  private(set) var uid = -1
  private(set) var imageURL = ""

  init(author: any User) {
    Tripwire.touch("TestAvatar")
    self.author = author
  }

  func create() async throws {
    uid = 7
  }

  static func query(uid: Int) throws -> TestAvatar {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    let avatar = TestAvatar(author: try TestUser.query(uid: 42))
    avatar.uid = uid
    avatar.imageURL = "test picture \(uid)"
    return avatar
  }
}
