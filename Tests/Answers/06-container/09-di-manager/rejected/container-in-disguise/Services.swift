/// What the screens may ask for.
@MainActor
protocol ClubServices {
  func newUser(_ username: String) -> any User
  func newAvatar(by author: any User) -> any Avatar
  func user(_ uid: Int) throws -> any User
  func avatar(_ uid: Int) throws -> any Avatar
}

extension Container: ClubServices {
  func newUser(_ username: String) -> any User {
    try! resolve((any User).self, username)
  }

  func newAvatar(by author: any User) -> any Avatar {
    try! resolve((any Avatar).self, author)
  }

  func user(_ uid: Int) throws -> any User {
    try resolve((any User).self, uid)
  }

  func avatar(_ uid: Int) throws -> any Avatar {
    try resolve((any Avatar).self, uid)
  }
}
