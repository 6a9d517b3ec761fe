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

struct Offline: Error {}
