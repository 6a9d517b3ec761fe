// Wrong: the app stops, and doesn't say what is missing.
// Rejected by: a forgotten registration stops the app, and is named
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
  }

  /// A new user.
  func user(username: String) -> any User {
    guard let user = try? container.resolve((any User).self, username) else {
      fatalError("The back end is not complete.")
    }
    return user
  }

  /// A new avatar.
  func avatar(author: any User) -> any Avatar {
    guard let avatar = try? container.resolve((any Avatar).self, author) else {
      fatalError("The back end is not complete.")
    }
    return avatar
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
