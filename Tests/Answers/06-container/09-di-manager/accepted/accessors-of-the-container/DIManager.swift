// Sound: the container itself has the accessors; the manager narrows it.
// Keeps: 1

@MainActor
final class DIManager {
  private let container = Container()

  init(_ backEnd: (Container) -> Void) {
    backEnd(container)
  }

  func user(username: String) -> any User {
    container.user(username: username)
  }

  func avatar(author: any User) -> any Avatar {
    container.avatar(author: author)
  }

  func queriedUser(uid: Int) throws -> any User {
    try container.queriedUser(uid: uid)
  }

  func queriedAvatar(uid: Int) throws -> any Avatar {
    try container.queriedAvatar(uid: uid)
  }
}

extension Container {
  func user(username: String) -> any User {
    required { try resolve((any User).self, username) }
  }

  func avatar(author: any User) -> any Avatar {
    required { try resolve((any Avatar).self, author) }
  }

  func queriedUser(uid: Int) throws -> any User {
    try resolve((any User).self, uid)
  }

  func queriedAvatar(uid: Int) throws -> any Avatar {
    try resolve((any Avatar).self, uid)
  }

  private func required<Service>(_ build: () throws -> Service) -> Service {
    do {
      return try build()
    } catch {
      fatalError("Register it in each back end: \(error)")
    }
  }
}
