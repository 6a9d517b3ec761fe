// Wrong: a new user when the back end is out of order.
// Rejected by: an error of the back end reaches the caller

/// What the app asks for users and avatars. Only this file asks a container.
///
/// A service that is not registered stops the app, and is named: that is a
/// mistake of ours, which nobody who asks could mend.
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
    do {
      return try container.resolve((any User).self, uid)
    } catch let error as NotFound {
      throw error
    } catch {
      return user(username: "user \(uid)")
    }
  }

  /// The avatar that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedAvatar(uid: Int) throws -> any Avatar {
    try container.resolve((any Avatar).self, uid)
  }
}
