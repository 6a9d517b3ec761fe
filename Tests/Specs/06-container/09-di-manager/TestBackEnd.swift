import SpecSupport

@testable import DiManager

/// A back end of the spec's own. All its users bear its sign. It holds every
/// user but 42, whom only the mock needs; user 5 makes all its avatars.
func testBackEnd(_ sign: String) -> (Container) -> Void {
  { container in
    container.register((any User).self) { (_, username: String) in
      TestUser(username: "\(sign) \(username)")
    }
    container.register((any User).self) { (_, uid: Int) in
      guard uid != 42 else { throw NotFound(uid: uid) }
      return TestUser(username: "\(sign) user \(uid)", uid: uid)
    }
    container.register((any Avatar).self) { (_, author: any User) in
      TestAvatar(author: author)
    }
    container.register((any Avatar).self) { (resolver, uid: Int) in
      TestAvatar(author: try resolver.resolve((any User).self, 5), uid: uid)
    }
  }
}

final class TestUser: User {
  let username: String
  private(set) var uid: Int

  nonisolated init(username: String, uid: Int = -1) {
    (self.username, self.uid) = (username, uid)
  }

  func create() async throws { uid = 7 }
}

final class TestAvatar: Avatar {
  let author: any User
  private(set) var uid: Int
  var imageURL: String { "test/\(uid)" }

  nonisolated init(author: any User, uid: Int = -1) {
    (self.author, self.uid) = (author, uid)
  }

  func create() async throws { uid = 8 }
}

/// What is thrown where there is no connection.
struct Offline: Error, Equatable {}

/// An avatar that can't be created.
final class OfflineAvatar: Avatar {
  let author: any User
  let uid = -1
  let imageURL = ""

  nonisolated init(author: any User) { self.author = author }

  func create() async throws { throw Offline() }
}

/// A server that keeps all in memory.
struct TestServer: Server {
  private let store = LocalStore()

  func addUser(_ username: String) -> Int { store.addUser(username) }

  func username(ofUser uid: Int) throws -> String {
    try store.username(ofUser: uid)
  }

  func addAvatar(byUser author: Int) -> Int {
    store.addAvatar(byUser: author)
  }

  func author(ofAvatar uid: Int) throws -> Int {
    try store.author(ofAvatar: uid)
  }
}

/// The back ends that a learner writes.
enum RealBackEnd: String, CaseIterable {
  case local, remote

  /// Registers all in containers, on one store or server, which is empty.
  func onePlace() -> (Container) -> Void {
    let (store, server) = (LocalStore(), TestServer())
    return { container in
      switch self {
      case .local: localBackEnd(store)(container)
      case .remote: remoteBackEnd(server)(container)
      }
    }
  }

  /// Registers all, on an empty store or server.
  func register(in container: Container) { onePlace()(container) }

  /// What the names of its classes begin with.
  var prefix: String { rawValue.capitalized }
}

/// A container with this back end, in which two users have joined. The second
/// one has made avatar 0, and the first one avatar 1.
@MainActor
func club(_ backEnd: RealBackEnd) async throws -> Container {
  try await club(backEnd.onePlace())
}

@MainActor
func club(_ register: (Container) -> Void) async throws -> Container {
  let container = Container()
  register(container)
  // Both are there at the same time: the first one is still held.
  let arya = try container.resolve((any User).self, "Arya")
  let bran = try container.resolve((any User).self, "Bran")
  try await arya.create()
  try await bran.create()
  let picture = try container.resolve((any Avatar).self, bran)
  let other = try container.resolve((any Avatar).self, arya)
  try await picture.create()
  try await other.create()
  return container
}

/// What the manager answers, in words: all four accessors once.
@MainActor
func answers(of manager: DIManager) throws -> [String] {
  let user = manager.user(username: "Arya")
  let avatar = manager.avatar(author: user)
  let found = try manager.queriedUser(uid: 3)
  let picture = try manager.queriedAvatar(uid: 4)
  return [
    user.username, avatar.author.username, avatar.imageURL,
    found.username, picture.author.username, picture.imageURL,
  ]
}

/// What the screens do and show with this manager, one line each.
@MainActor
func screens(with manager: DIManager) async -> [String] {
  do {
    let avatar = try await SignUp(manager: manager).join(as: "Arya")
    let page = MemberPage(manager: manager)
    return [
      "SignUp: \(avatar.author.username), user \(avatar.author.uid)",
      "SignUp: \(avatar.imageURL)",
      "MemberPage, user 3: \(try page.title(ofUser: 3))",
      "MemberPage, avatar 4: \(try page.caption(ofAvatar: 4))",
    ]
  } catch {
    return [inWords(error)]
  }
}

/// The error, to read: `missing: User with Int`.
func inWords(_ error: any Error) -> String {
  guard case ResolutionError.missing(let path, let similar) = error else {
    return "\(error)"
  }
  let list = similar.joined(separator: ", ")
  return "missing: \(path)" + (list.isEmpty ? "" : " (similar: \(list))")
}
