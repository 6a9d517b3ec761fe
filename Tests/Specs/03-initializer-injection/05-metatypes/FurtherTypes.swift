import SpecSupport

@testable import Metatypes

/// A user whose back end cannot be reached.
final class OfflineUser: User {
  let username: String
  let uid = -1

  init(username: String) {
    self.username = username
  }

  func create() async throws {
    throw Offline()
  }

  static func query(uid: Int) throws -> OfflineUser {
    throw Offline()
  }
}

/// An avatar whose back end cannot be reached.
final class OfflineAvatar: Avatar {
  let author: any User
  let uid = -1
  let imageURL = ""

  init(author: any User) {
    self.author = author
  }

  func create() async throws {
    throw Offline()
  }

  static func query(uid: Int) throws -> OfflineAvatar {
    throw Offline()
  }
}

struct Offline: Error {}

/// A user whose uid is there before it's created. Its first creation fails.
final class HastyUser: User {
  let username: String
  let uid = 5
  static let creations = SpecRecorder<String>()

  init(username: String) {
    self.username = username
  }

  func create() async throws {
    Self.creations.record(username)
    if Self.creations.values.filter({ $0 == username }).count == 1 {
      throw Offline()
    }
  }

  static func query(uid: Int) throws -> HastyUser {
    throw NotFound(uid: uid)
  }
}

/// An avatar whose uid is there before it's created. None is ever found.
final class HastyAvatar: Avatar {
  let author: any User
  let uid = 6
  let imageURL = ""

  init(author: any User) {
    self.author = author
  }

  func create() async throws {
    throw Offline()
  }

  static func query(uid: Int) throws -> HastyAvatar {
    throw NotFound(uid: uid)
  }
}

/// A user whose back end has a rule of its own: it knows the uid -5 and no
/// other.
final class OddUser: User {
  let username: String
  private(set) var uid = -1

  init(username: String) {
    self.username = username
  }

  func create() async throws {
    uid = -5
  }

  static func query(uid: Int) throws -> OddUser {
    guard uid == -5 else { throw NotFound(uid: uid) }
    let user = OddUser(username: "odd user")
    user.uid = uid
    return user
  }
}
