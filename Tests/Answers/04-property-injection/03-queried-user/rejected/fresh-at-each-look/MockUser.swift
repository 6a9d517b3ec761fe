// Wrong: a fresh avatar at each look, though a screen shows one already.
// Rejected by: asked again, the club gives the same user and avatar

final class MockUser: User {
  let uid: Int
  let username: String
  var imageURL = ""

  var avatar: (any Avatar)? {
    MockAvatar(author: self, imageURL: imageURL)
  }

  private init(uid: Int) {
    self.uid = uid
    username = "user \(uid)"
  }

  static func query(uid: Int) throws -> MockUser {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    return MockUser(uid: uid)
  }
}
