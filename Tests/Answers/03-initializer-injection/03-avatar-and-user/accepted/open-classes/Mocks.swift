// Sound: mocks that may have subclasses, both in one file.

/// Stands in for a user until there is a back end.
class MockUser: User {
  let username: String
  fileprivate(set) var uid: Int

  required init(username: String) {
    self.username = username
    uid = .min
  }

  func create() async throws {
    uid = 0
  }

  class func query(uid: Int) throws -> Self {
    let user = Self(username: "user \(uid)")
    user.uid = uid
    return try user.found()
  }
}

/// Stands in for an avatar until there is a back end.
class MockAvatar: Avatar {
  var author: any User { maker }
  private let maker: any User
  fileprivate(set) var uid: Int
  fileprivate(set) var imageURL: String

  required init(author: any User) {
    maker = author
    uid = .min
    imageURL = ""
  }

  class func query(uid: Int) throws -> Self {
    let avatar = Self(author: try MockUser.query(uid: 42))
    avatar.uid = uid
    avatar.imageURL = "https://example.com/avatars/\(uid).png"
    return try avatar.found()
  }

  func create() async throws {
    uid = 0
  }
}

extension Presentable {
  /// Itself, if the back end can hold it.
  func found() throws -> Self {
    if isValid { return self }
    throw NotFound(uid: uid)
  }
}
