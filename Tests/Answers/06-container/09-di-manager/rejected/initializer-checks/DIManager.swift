// Wrong: the initializer stops the app unless all four services are registered.
// Rejected by: what the back end keeps stays kept

/// What the app asks for users and avatars. Only this file asks a container.
///
/// When a new user or avatar cannot be built, the app stops and shows the
/// container's error: that is a mistake of ours, which nobody who asks could
/// mend. Queries pass every error on.
@MainActor
struct DIManager {
  private let container: Container

  /// - Parameter backEnd: Registers the four services.
  init(_ backEnd: (Container) -> Void) {
    container = Container()
    backEnd(container)
    // Better now than when the first member joins.
    precondition(
      container.contains((any User).self) && container.contains((any Avatar).self),
      "missing: a back end must register users and avatars")
  }

  /// A new user.
  func user(username: String) -> any User {
    try! container.resolve((any User).self, username)
  }

  /// A new avatar.
  func avatar(author: any User) -> any Avatar {
    try! container.resolve((any Avatar).self, author)
  }

  /// The user that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedUser(uid: Int) throws -> any User {
    try container.resolve((any User).self, uid)
  }

  /// The avatar that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedAvatar(uid: Int) throws -> any Avatar {
    try container.resolve((any Avatar).self, uid)
  }
}
