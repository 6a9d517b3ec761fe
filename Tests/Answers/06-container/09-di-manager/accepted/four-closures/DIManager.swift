// Sound: the manager holds four closures, which ask the container.

/// What the app asks for users and avatars. Only this file asks a container.
///
/// When a new user or avatar cannot be built, the app stops and shows the
/// container's error: that is a mistake of ours, which nobody who asks could
/// mend. Queries pass every error on.
@MainActor
struct DIManager {
  private let newUser: (String) throws -> any User
  private let newAvatar: (any User) throws -> any Avatar
  private let foundUser: (Int) throws -> any User
  private let foundAvatar: (Int) throws -> any Avatar

  /// - Parameter backEnd: Registers the four services.
  init(_ backEnd: (Container) -> Void) {
    let container = Container()
    backEnd(container)
    newUser = { try container.resolve((any User).self, $0) }
    newAvatar = { try container.resolve((any Avatar).self, $0) }
    foundUser = { try container.resolve((any User).self, $0) }
    foundAvatar = { try container.resolve((any Avatar).self, $0) }
  }

  /// A new user.
  func user(username: String) -> any User {
    orStop { try newUser(username) }
  }

  /// A new avatar.
  func avatar(author: any User) -> any Avatar {
    orStop { try newAvatar(author) }
  }

  /// The user that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedUser(uid: Int) throws -> any User {
    try foundUser(uid)
  }

  /// The avatar that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedAvatar(uid: Int) throws -> any Avatar {
    try foundAvatar(uid)
  }

  private func orStop<Made>(_ make: () throws -> Made) -> Made {
    do {
      return try make()
    } catch {
      fatalError("The back end forgot a registration: \(String(reflecting: error))")
    }
  }
}
