// Wrong: one static container, so the last back end wins for all.
// Rejected by: keeps the older functions on the app's back end

/// What the app asks for users and avatars. Only this file asks a container.
///
/// A service that is not registered stops the app, and is named: that is a
/// mistake of ours, which nobody who asks could mend.
@MainActor
struct DIManager {
  private static let container = Container()

  /// - Parameter backEnd: Registers the four services.
  init(_ backEnd: (Container) -> Void) {
    Self.container.clear()
    backEnd(Self.container)
  }

  /// A new user.
  func user(username: String) -> any User {
    try! Self.container.resolve((any User).self, username)
  }

  /// A new avatar.
  func avatar(author: any User) -> any Avatar {
    try! Self.container.resolve((any Avatar).self, author)
  }

  /// The user that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedUser(uid: Int) throws -> any User {
    try Self.container.resolve((any User).self, uid)
  }

  /// The avatar that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedAvatar(uid: Int) throws -> any Avatar {
    try Self.container.resolve((any Avatar).self, uid)
  }
}
