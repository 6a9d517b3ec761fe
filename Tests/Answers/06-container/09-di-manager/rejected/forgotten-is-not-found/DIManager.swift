// Wrong: a forgotten registration of a query is told as a member that isn't there.
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

  /// Callers shouldn't have to know the container's errors.
  private func query<Found>(_ uid: Int, _ find: () throws -> Found) throws -> Found {
    do {
      return try find()
    } catch is ResolutionError {
      throw NotFound(uid: uid)
    }
  }

  /// The user that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedUser(uid: Int) throws -> any User {
    try query(uid) { try container.resolve((any User).self, uid) }
  }

  /// The avatar that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedAvatar(uid: Int) throws -> any Avatar {
    try query(uid) { try container.resolve((any Avatar).self, uid) }
  }
}
