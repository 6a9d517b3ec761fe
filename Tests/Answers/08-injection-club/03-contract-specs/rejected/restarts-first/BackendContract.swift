// Wrong: restarts in every check, so the mock skips them all.
// Rejected by: it catches uids that begin with zero

func backendContract() -> [Check] {
  [
    Check("uids count from 1", expected: [1, 2]) { desk in
      let users = try desk.restart().users
      let ada = try await users.create(name: "ada", joined: .openingNight)
      let bob = try await users.create(name: "bob", joined: .openingNight)
      return [ada.uid, bob.uid]
    },
    Check("the list is in order of joining", expected: ["eve", "ada"]) { desk in
      let users = try desk.restart().users
      _ = try await users.create(name: "eve", joined: .openingNight)
      _ = try await users.create(name: "ada", joined: .openingNight)
      return try await users.all().map(\.name)
    },
  ]
}
