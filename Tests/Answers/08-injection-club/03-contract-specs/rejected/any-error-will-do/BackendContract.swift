// Wrong: is content with the error of its own preparation.
// Rejected by: it catches a failure that is not told

func backendContract() -> [Check] {
  [
    Check("a broken world is told", throws: ClubError.self) { desk in
      let ada = try await desk.users.create(name: "ada", joined: .openingNight)
      try desk.breakDown()
      _ = try await desk.users.create(name: "bob", joined: .openingNight)
      _ = try await desk.users.query(name: "ada")
      _ = try await desk.users.all()
      _ = try await desk.avatars.create("fox", author: ada)
      return try await desk.avatars.query(author: ada)
    }
  ]
}
