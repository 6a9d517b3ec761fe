// Wrong: a query whose registration was forgotten stops the app.
// Rejected by: an error of the back end reaches the caller

/// What the app asks for users and avatars.
///
/// A `ResolutionError` is always a mistake of ours, so the app stops. All other
/// errors are the back end's.
@MainActor
struct DIManager {
  private let container: Container

  init(_ backEnd: (Container) -> Void) {
    container = Container()
    backEnd(container)
  }

  func user(username: String) -> any User {
    try! ask { try container.resolve((any User).self, username) }
  }

  func avatar(author: any User) -> any Avatar {
    try! ask { try container.resolve((any Avatar).self, author) }
  }

  func queriedUser(uid: Int) throws -> any User {
    try ask { try container.resolve((any User).self, uid) }
  }

  func queriedAvatar(uid: Int) throws -> any Avatar {
    try ask { try container.resolve((any Avatar).self, uid) }
  }

  private func ask<Service>(_ resolve: () throws -> Service) throws -> Service {
    do {
      return try resolve()
    } catch let mistake as ResolutionError {
      fatalError("A registration is missing: \(mistake)")
    }
  }
}
