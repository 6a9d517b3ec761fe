// Wrong: pins what a join answers, not what is kept of it.
// Rejected by: it catches a date that is cut to whole seconds

func backendContract() -> [Check] {
  let ada = User(uid: 1, name: "ada", joined: .openingNight)
  return [
    Check("a member is as it joined", expected: ada) { desk in
      try await desk.users.create(name: "ada", joined: .openingNight)
    },
    Check("a member is found", expected: "ada") { desk in
      _ = try await desk.users.create(name: "ada", joined: .openingNight)
      return try await desk.users.query(name: "ada")?.name
    },
  ]
}
