/// Asks the container for users and avatars, with types.
@MainActor
final class DIManager {
  private let container = Container()

  init(backEnd: (Container) -> Void) {
    backEnd(container)
  }

  func newUser(named username: String) -> any User {
    mustResolve { try container.resolve((any User).self, username) }
  }

  func newAvatar(by author: any User) -> any Avatar {
    mustResolve { try container.resolve((any Avatar).self, author) }
  }

  func user(_ uid: Int) throws -> any User {
    try container.resolve((any User).self, uid)
  }

  func avatar(_ uid: Int) throws -> any Avatar {
    try container.resolve((any Avatar).self, uid)
  }

  private func mustResolve<Result>(_ build: () throws -> Result) -> Result {
    do {
      return try build()
    } catch {
      fatalError("Cannot build: \(error)")
    }
  }
}
