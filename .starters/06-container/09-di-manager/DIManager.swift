// TODO: Whichever back end the root chooses, the app shows mocks.

/// What the app asks for users and avatars. Only this file asks a container.
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
