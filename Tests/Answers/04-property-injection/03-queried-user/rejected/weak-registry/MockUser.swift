// Wrong: a static registry of users, which all clubs share although it holds them weakly.
// Rejected by: keeps nothing in a global or static property

/// Stands in for a user until there is a back end.
final class MockUser: User {
  private struct Ref { weak var user: MockUser? }
  /// Users in use. It keeps no user alive.
  private static var inUse: [Int: Ref] = [:]

  let uid: Int
  let username: String
  weak var avatar: (any Avatar)?

  private init(uid: Int) {
    self.uid = uid
    username = "user \(uid)"
  }

  static func query(uid: Int) throws -> MockUser {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    if let user = inUse[uid]?.user { return user }
    let user = MockUser(uid: uid)
    inUse[uid] = Ref(user: user)
    return user
  }
}
