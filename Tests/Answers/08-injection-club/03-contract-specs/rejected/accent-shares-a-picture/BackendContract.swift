// Wrong: it demands that a picture is found under a name whose accent is written otherwise.
// Rejected by: every sound back end passes every check
import Foundation

/// What every back end of the club promises, check by check.
///
/// Each check judges the back end at its desk, whichever that is.
func backendContract() -> [Check] {
  members + pictures + oddNames + restarts + failures + crowds
}

private let members = [
  Check("a new club is empty", expected: [User]()) { desk in
    try await desk.users.all()
  },
  Check("uids count from 1", expected: [1, 2]) { desk in
    [try await desk.join("ada").uid, try await desk.join("bob").uid]
  },
  Check("the list is in order of joining", expected: ["eve", "ada", "bob"]) {
    desk in
    for name in ["eve", "ada", "bob"] { _ = try await desk.join(name) }
    return try await desk.names
  },
  Check("a member is found as it joined", expected: ada) { desk in
    _ = try await desk.join("ada")
    return try await desk.users.query(name: "ada")
  },
  Check("nobody is made up", expected: nil) { desk in
    _ = try await desk.join("ada")
    return try await desk.users.query(name: "bob")
  },
  Check("a taken name is refused", throws: ClubError.nameTaken("ada")) {
    desk in
    _ = try await desk.join("ada")
    return try await desk.users.create(name: "ada", joined: .distantFuture)
  },
  Check("a refused join leaves no trace", expected: [ada, bob]) { desk in
    _ = try await desk.join("ada")
    _ = try? await desk.users.create(name: "ada", joined: .distantFuture)
    _ = try await desk.join("bob")
    return try await desk.users.all()
  },
]

private let pictures = [
  Check("at first there is no picture", expected: nil) { desk in
    try await desk.avatars.query(author: try await desk.join("ada"))
  },
  Check("an accent may be written in two ways", expected: "fox") { desk in
    let zoe = try await desk.join("Zo\u{e9}")
    _ = try await desk.avatars.create("fox", author: zoe)
    let found = User(uid: 1, name: "Zoe\u{301}", joined: .openingNight)
    return try await desk.avatars.query(author: found)?.picture
  },
  Check(
    "each shows the latest own picture",
    expected: [
      Avatar(author: "ada", picture: "lynx"),
      Avatar(author: "bob", picture: "owl"),
    ]
  ) { desk in
    let ada = try await desk.join("ada")
    let bob = try await desk.join("bob")
    _ = try await desk.avatars.create("fox", author: ada)
    _ = try await desk.avatars.create("owl", author: bob)
    _ = try await desk.avatars.create("lynx", author: ada)
    return [
      try await desk.avatars.query(author: ada),
      try await desk.avatars.query(author: bob),
    ].compactMap(\.self)
  },
]

/// Each is a trap for a path, a URL, a file name or a careless comparison.
private let odd = [
  "ada lovelace", "ada/lovelace", "ada%20lovelace", "ada+lovelace",
  "ada_lovelace", "adalovelace", "Ada Lovelace", "Åda lövelace",
]

private let oddNames = [
  Check("odd names are kept as they are", expected: odd) { desk in
    for name in odd { _ = try await desk.join(name) }
    return try await desk.names
  },
  Check("odd names lead to their own members", expected: odd) { desk in
    for name in odd { _ = try await desk.join(name) }
    var found: [String] = []
    for name in odd {
      found.append(try await desk.users.query(name: name)?.name ?? "nobody")
    }
    return found
  },
  Check("odd names lead to their own pictures", expected: odd) { desk in
    var authors: [User] = []
    for name in odd { authors.append(try await desk.join(name)) }
    for author in authors {
      // A picture that says whose it is.
      _ = try await desk.avatars.create(author.name, author: author)
    }
    var found: [String] = []
    for author in authors { found.append(try await desk.picture(of: author)) }
    return found
  },
]

private let restarts = [
  Check("members outlive the program", expected: [ada, bob]) { desk in
    _ = try await desk.join("ada")
    _ = try await desk.join("bob")
    return try await desk.restart().users.all()
  },
  Check("pictures outlive the program", expected: "fox") { desk in
    let ada = try await desk.join("ada")
    _ = try await desk.avatars.create("fox", author: ada)
    return try await desk.restart().avatars.query(author: ada)?.picture
  },
  Check("uids go on after a restart", expected: 2) { desk in
    _ = try await desk.join("ada")
    return try await desk.restart().users
      .create(name: "bob", joined: .openingNight).uid
  },
]

/// Which error it is depends on the world. That it is told does not.
private let failures = [
  failure("a join") { desk in _ = try await desk.join("bob") },
  failure("a search") { desk in _ = try await desk.users.query(name: "ada") },
  failure("a list") { desk in _ = try await desk.users.all() },
  failure("a drawing") { desk in
    _ = try await desk.avatars.create("fox", author: ada)
  },
  failure("a look") { desk in _ = try await desk.avatars.query(author: ada) },
]

private func failure(
  _ call: String, _ ask: @escaping @Sendable (Desk) async throws -> Void
) -> Check {
  Check("\(call) that cannot be done fails", throws: ClubError.self) { desk in
    try desk.breakDown()
    try await ask(desk)
  }
}

private let crowds = [
  Check("all who join at once are in", expected: Array(1...20)) { desk in
    try await withThrowingTaskGroup { group in
      for number in 1...20 {
        group.addTask { _ = try await desk.join("member \(number)") }
      }
      try await group.waitForAll()
    }
    return try await desk.users.all().map(\.uid)
  },
  Check("of two who want a name at once, one is in", expected: 1) { desk in
    async let first = try? desk.join("ada")
    async let second = try? desk.join("ada")
    return await [first, second].compactMap(\.self).count
  },
]

private let ada = User(uid: 1, name: "ada", joined: .openingNight)
private let bob = User(uid: 2, name: "bob", joined: .openingNight)

extension Desk {
  fileprivate func join(_ name: String) async throws -> User {
    try await users.create(name: name, joined: .openingNight)
  }

  fileprivate func picture(of author: User) async throws -> String {
    try await avatars.query(author: author)?.picture ?? "none"
  }

  fileprivate var names: [String] {
    get async throws { try await users.all().map(\.name) }
  }
}
