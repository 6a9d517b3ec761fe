extension Container {
  func user(username: String) -> any User {
    try! resolve((any User).self, username)
  }

  func avatar(author: any User) -> any Avatar {
    try! resolve((any Avatar).self, author)
  }

  func queriedUser(uid: Int) throws -> any User {
    try resolve((any User).self, uid)
  }

  func queriedAvatar(uid: Int) throws -> any Avatar {
    try resolve((any Avatar).self, uid)
  }
}
