// Sound: at most five checks; each is a whole story.
// Keeps: 1

import Foundation

func backendContract() -> [Check] {
  [
    Check(
      "members",
      expected: [
        "1 eve 0.0", "2 Ada Lövelace/50% 1.0", "3 ada lövelace/50% 2.0",
        "4 adalovelace 3.0", "zoe: nobody",
        "eve: The name eve is taken. Choose another.",
      ]
    ) { desk in
      let names = [
        "eve", "Ada Lövelace/50%", "eve", "ada lövelace/50%", "adalovelace",
      ]
      var refusals: [String] = []
      var seconds = 0.0
      for name in names {
        do {
          _ = try await desk.users
            .create(name: name, joined: .openingNight + seconds)
          seconds += 1
        } catch {
          refusals.append("\(name): \(error)")
        }
      }
      _ = try? await desk.users.create(name: "eve", joined: .distantFuture)
      let members = try await desk.users.all().map {
        let seconds = $0.joined.timeIntervalSince(.openingNight)
        return "\($0.uid) \($0.name) \(seconds)"
      }
      let zoe = try await desk.users.query(name: "zoe")?.name ?? "nobody"
      return members + ["zoe: \(zoe)"] + refusals
    },
    Check("pictures", expected: ["ada 1 lynx", "ada/1 owl", "none"]) { desk in
      var authors: [User] = []
      for name in ["ada 1", "ada/1", "ada1"] {
        authors.append(
          try await desk.users.create(name: name, joined: .openingNight))
      }
      _ = try await desk.avatars.create("fox", author: authors[0])
      _ = try await desk.avatars.create("owl", author: authors[1])
      _ = try await desk.avatars.create("lynx", author: authors[0])
      return try await desk.pictures(of: authors)
    },
    Check("restart", expected: ["lynx", "none"]) { desk in
      let ada = try await desk.users.create(name: "ada", joined: .openingNight)
      _ = try await desk.avatars.create("lynx", author: ada)
      let next = try desk.restart()
      let bob = try await next.users.create(name: "bob", joined: .openingNight)
      guard try await next.users.all() == [ada, bob], bob.uid == 2 else {
        return ["a restart has changed the members"]
      }
      return [
        try await next.avatars.query(author: ada)?.picture ?? "none",
        try await next.avatars.query(author: bob)?.picture ?? "none",
      ]
    },
    Check("broken down", expected: 5) { desk in
      let ada = try await desk.users.create(name: "ada", joined: .openingNight)
      let users = try desk.restart().users
      try desk.breakDown()
      var failures = 0
      do {
        _ = try await users.create(name: "bob", joined: .openingNight)
      } catch { failures += 1 }
      do { _ = try await users.query(name: "ada") } catch { failures += 1 }
      do { _ = try await users.all() } catch { failures += 1 }
      do {
        _ = try await desk.avatars.create("fox", author: ada)
      } catch { failures += 1 }
      do {
        _ = try await desk.avatars.query(author: ada)
      } catch { failures += 1 }
      return failures
    },
    Check("all at once", expected: ["ada", "bob"]) { desk in
      async let one = try? desk.users.create(name: "ada", joined: .openingNight)
      async let two = try? desk.users.create(name: "bob", joined: .openingNight)
      async let three = try? desk.users
        .create(name: "ada", joined: .openingNight)
      _ = await (one, two, three)
      return try await desk.users.all().map(\.name).sorted()
    },
  ]
}

extension Desk {
  fileprivate func pictures(of authors: [User]) async throws -> [String] {
    var pictures: [String] = []
    for author in authors {
      let avatar = try await avatars.query(author: author)
      pictures.append(avatar.map { "\($0.author) \($0.picture)" } ?? "none")
    }
    return pictures
  }
}
