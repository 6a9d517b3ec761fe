// Wrong: a new container for each question, so nothing is kept.
// Rejected by: what the back end keeps stays kept

/// What the app asks for users and avatars. Only this file asks a container.
///
/// A service that is not registered stops the app, and is named: that is a
/// mistake of ours, which nobody who asks could mend.
@MainActor
struct DIManager {
  private let backEnd: (Container) -> Void

  private var container: Container {
    let container = Container()
    backEnd(container)
    return container
  }

  /// - Parameter backEnd: Registers the four services.
  init(_ backEnd: @escaping (Container) -> Void) {
    self.backEnd = backEnd
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
