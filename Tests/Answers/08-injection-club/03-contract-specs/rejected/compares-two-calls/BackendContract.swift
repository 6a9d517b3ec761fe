// Wrong: compares two calls with one another, or restarts, which the mock skips.
// Rejected by: it catches uids that begin with zero

func backendContract() -> [Check] {
  [
    Check("what joins is what is found", expected: true) { desk in
      let ada = try await desk.users.create(name: "ada", joined: .openingNight)
      return try await desk.users.query(name: "ada") == ada
    },
    Check("uids go up by one", expected: 1) { desk in
      let ada = try await desk.users.create(name: "ada", joined: .openingNight)
      let bob = try await desk.users.create(name: "bob", joined: .openingNight)
      return bob.uid - ada.uid
    },
    Check("uids count from 1", expected: 1) { desk in
      let users = try desk.restart().users
      return try await users.create(name: "ada", joined: .openingNight).uid
    },
  ]
}
