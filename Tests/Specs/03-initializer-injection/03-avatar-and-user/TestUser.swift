@testable import AvatarAndUser

/// A user with a back end of the spec's own.
final class TestUser: User {
  let username: String
  private(set) var uid = -1
  /// Answers with the new uid, or throws.
  var backEnd: @MainActor () async throws -> Int = { 7 }

  init(username: String) {
    self.username = username
  }

  /// A user that was created before.
  init(username: String, uid: Int) {
    self.username = username
    self.uid = uid
  }

  func create() async throws {
    uid = try await backEnd()
  }

  static func query(uid: Int) throws -> TestUser {
    throw NotFound(uid: uid)
  }
}

/// What the back end says when it does not want a user.
struct NameIsTaken: Error {}
