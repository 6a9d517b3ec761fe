// Wrong: hands out the same object in each query, with all that happened to it.
// Rejected by: keeps what a query finds apart from earlier finds

/// Stands in for a user until there is a back end.
final class MockUser: User {
  let username: String
  private(set) var uid = -1

  init(username: String) {
    self.username = username
  }

  func create() async throws {
    uid = 1
  }

  private static var found: [Int: MockUser] = [:]

  static func query(uid: Int) throws -> MockUser {
    if let known = found[uid] { return known }
    let user = MockUser(username: "user \(uid)")
    user.uid = uid
    guard user.isValid else { throw NotFound(uid: uid) }
    found[uid] = user
    return user
  }
}
