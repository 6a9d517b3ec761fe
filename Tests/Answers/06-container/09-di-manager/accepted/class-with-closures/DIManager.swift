// Sound: the manager is a class with four closures, which resolve in one container.
/// What the app asks for users and avatars. Only this file asks a container.
@MainActor
final class DIManager {
  private let newUser: (String) throws -> any User
  private let newAvatar: (any User) throws -> any Avatar
  private let findUser: (Int) throws -> any User
  private let findAvatar: (Int) throws -> any Avatar

  /// - Parameter backEnd: Registers the four services.
  init(_ backEnd: (Container) -> Void) {
    let container = Container()
    backEnd(container)
    newUser = { try container.resolve((any User).self, $0) }
    newAvatar = { try container.resolve((any Avatar).self, $0) }
    findUser = { try container.resolve((any User).self, $0) }
    findAvatar = { try container.resolve((any Avatar).self, $0) }
  }

  func user(username: String) -> any User { try! newUser(username) }
  func avatar(author: any User) -> any Avatar { try! newAvatar(author) }
  func queriedUser(uid: Int) throws -> any User { try findUser(uid) }
  func queriedAvatar(uid: Int) throws -> any Avatar { try findAvatar(uid) }
}
