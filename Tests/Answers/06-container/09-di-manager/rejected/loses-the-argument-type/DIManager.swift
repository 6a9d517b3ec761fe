// Wrong: a generic helper takes the argument, and its concrete type finds no factory.
// Rejected by: screens on two back ends each ask their own

/// What the app asks for users and avatars. Only this file asks a container.
@MainActor
struct DIManager {
  private let container: Container

  /// - Parameter backEnd: Registers the four services.
  init(_ backEnd: (Container) -> Void) {
    self.init(asking: .init(), filledBy: backEnd)
  }

  private init(asking container: Container, filledBy backEnd: (Container) -> Void) {
    self.container = container
    backEnd(container)
  }

  /// A new user.
  func user(username: String) -> any User { new(from: username) }

  /// A new avatar.
  func avatar(author: any User) -> any Avatar { new(from: author) }

  /// The user that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedUser(uid: Int) throws -> any User { try one(from: uid) }

  /// The avatar that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  func queriedAvatar(uid: Int) throws -> any Avatar { try one(from: uid) }

  private func one<Service, Argument>(from argument: Argument) throws -> Service {
    try container.resolve(Service.self, argument)
  }

  private func new<Service, Argument>(from argument: Argument) -> Service {
    switch Result(catching: { try one(from: argument) as Service }) {
    case .success(let service): return service
    case .failure(let error): fatalError(String(describing: error))
    }
  }
}
