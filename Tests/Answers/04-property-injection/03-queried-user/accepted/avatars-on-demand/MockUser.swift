final class MockUser: User {
  let uid: Int
  let username: String
  var imageURL = "" {
    didSet { shown = nil }
  }
  /// The avatar that a screen is looking at. This one must not be replaced.
  private weak var shown: (any Avatar)?

  var avatar: (any Avatar)? {
    if let shown { return shown }
    let avatar = MockAvatar(author: self, imageURL: imageURL)
    shown = avatar
    return avatar
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
