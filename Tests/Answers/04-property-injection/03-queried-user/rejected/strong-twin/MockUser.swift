// Wrong: a private strong property beside the weak one: a cycle.
// Rejected by: keeps nothing alive once the club is released

final class MockUser: User {
  let uid: Int
  let username: String
  weak var avatar: (any Avatar)? {
    didSet { retained = avatar }
  }
  private var retained: (any Avatar)?

  private init(uid: Int) {
    self.uid = uid
    username = "user \(uid)"
  }

  static func query(uid: Int) throws -> MockUser {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    return MockUser(uid: uid)
  }
}
