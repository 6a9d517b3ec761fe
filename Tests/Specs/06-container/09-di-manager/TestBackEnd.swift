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

/// A back end whose store belongs to the container, so that two containers
/// don't know each other's members.
func backEndWithAStoreInside(_ container: Container) {
  container.register(LocalStore.self, lifetime: .shared) { _ in LocalStore() }
  container.register((any User).self) { (resolver, username: String) in
    LocalUser(username: username, store: try resolver.resolve(LocalStore.self))
  }
  container.register((any User).self) { (resolver, uid: Int) in
    try LocalUser(uid: uid, store: resolver.resolve(LocalStore.self))
  }
  container.register((any Avatar).self) { (resolver, author: any User) in
    LocalAvatar(author: author, store: try resolver.resolve(LocalStore.self))
  }
  container.register((any Avatar).self) { (resolver, uid: Int) in
    let store = try resolver.resolve(LocalStore.self)
    let author = try resolver.resolve(
      (any User).self, store.author(ofAvatar: uid))
    return LocalAvatar(uid: uid, author: author, store: store)
  }
}

/// A container with this back end, in which two users have joined. The second
/// one has made avatar 0, and the first one avatar 1.
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

/// What these screens do and show, one line each.
@MainActor
func lines(of screens: Screens) async -> [String] {
  var lines: [String] = []
  do {
    let avatar = try await screens.signUp.join(as: "Arya")
    lines += [
      "SignUp: \(avatar.author.username), user \(avatar.author.uid)",
      "SignUp: \(avatar.imageURL)",
    ]
  } catch {
    lines.append("SignUp: \(inWords(error))")
  }
  let page = screens.memberPage
  return lines + [
    "MemberPage, user 3: \(shown { try page.title(ofUser: 3) })",
    "MemberPage, avatar 4: \(shown { try page.caption(ofAvatar: 4) })",
  ]
}

/// What is shown, or the error in its place.
@MainActor
func shown(_ text: () throws -> String) -> String {
  do { return try text() } catch { return inWords(error) }
}

/// The error, to read: `missing: User with Int`.
func inWords(_ error: any Error) -> String {
  guard case ResolutionError.missing(let path, let similar) = error else {
    return "\(error)"
  }
  let list = similar.joined(separator: ", ")
  return "missing: \(path)" + (list.isEmpty ? "" : " (similar: \(list))")
}
