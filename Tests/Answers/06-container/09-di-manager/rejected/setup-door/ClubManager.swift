// Wrong: anyone who has the manager gets its container through `configure`.
// Rejected by: no screen can be made without what it asks, nor with a container

@MainActor
final class ClubManager {
  private let container: Container

  init(backEnd: (Container) -> Void) {
    container = Container()
    configure(backEnd)
  }

  /// Adds or replaces registrations, for instance in tests.
  func configure(_ change: (Container) -> Void) {
    change(container)
  }

  func newUser(named name: String) -> any User {
    try! container.resolve((any User).self, name)
  }

  func newAvatar(by author: any User) -> any Avatar {
    try! container.resolve((any Avatar).self, author)
  }

  func user(_ uid: Int) throws -> any User { try container.resolve((any User).self, uid) }
  func avatar(_ uid: Int) throws -> any Avatar { try container.resolve((any Avatar).self, uid) }
}
