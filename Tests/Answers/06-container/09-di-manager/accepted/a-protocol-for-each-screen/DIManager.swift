// Sound: each screen knows a protocol with the two functions that it calls.

@MainActor
protocol MemberMaking {
  func user(username: String) -> any User
  func avatar(author: any User) -> any Avatar
}

@MainActor
protocol MemberFinding {
  func user(uid: Int) throws -> any User
  func avatar(uid: Int) throws -> any Avatar
}

@MainActor
final class ClubRegister: MemberMaking, MemberFinding {
  private let container = Container()

  init(_ backEnd: (Container) -> Void) { backEnd(container) }

  func user(username: String) -> any User {
    try! container.resolve((any User).self, username)
  }

  func avatar(author: any User) -> any Avatar {
    try! container.resolve((any Avatar).self, author)
  }

  func user(uid: Int) throws -> any User {
    try container.resolve((any User).self, uid)
  }

  func avatar(uid: Int) throws -> any Avatar {
    try container.resolve((any Avatar).self, uid)
  }
}
