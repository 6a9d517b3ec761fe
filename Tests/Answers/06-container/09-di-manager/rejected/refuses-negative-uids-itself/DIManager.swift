// Wrong: the manager answers a negative uid with a copy of the rule, and doesn't ask the back end.
// Rejected by: an error of the back end reaches the caller

/// What the app asks for users and avatars. Only this file asks a container.
///
/// When a new user or avatar cannot be built, the app stops and shows the
/// container's error: that is our own mistake, and no caller could fix it.
/// Queries pass every error on.
@MainActor
struct DIManager {
  private let container: Container

  /// - Parameter backEnd: Registers the four services.
  init(_ backEnd: (Container) -> Void) {
    container = Container()
    backEnd(container)
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
    guard uid >= 0 else { throw NotFound(uid: uid) }
    return try container.resolve((any User).self, uid)
  }

  /// The avatar that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedAvatar(uid: Int) throws -> any Avatar {
    guard uid >= 0 else { throw NotFound(uid: uid) }
    return try container.resolve((any Avatar).self, uid)
  }
}
