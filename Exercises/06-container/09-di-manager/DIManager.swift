/// What the app asks for users and avatars. Only this file asks a container.
@MainActor
struct DIManager {
  private let container: Container

  /// - Parameter backEnd: Registers the four services.
  init(_ backEnd: (Container) -> Void) {
    container = Container()
    backEnd(container)
  }

  // TODO 2: Today the back end that was chosen is never asked. All four must
  // come from it. Queries pass its errors on. The two that make something new
  // cannot throw: if a registration was forgotten, they must stop the app, with
  // the container's error in the text.

  /// A new user.
  func user(username: String) -> any User {
    MockUser(username: username)
  }

  /// A new avatar.
  func avatar(author: any User) -> any Avatar {
    MockAvatar(author: author)
  }

  /// The user that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedUser(uid: Int) throws -> any User {
    try MockUser(uid: uid)
  }

  /// The avatar that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedAvatar(uid: Int) throws -> any Avatar {
    try MockAvatar(uid: uid, author: MockUser(uid: 42))
  }
}
