// Wrong: pins what is on a picture, and not whose name is under it.
// Rejected by: it catches a picture with the wrong owner

func backendContract() -> [Check] {
  [
    Check("each has an own picture", expected: ["fox", "owl"]) { desk in
      let ada = try await desk.users.create(name: "ada", joined: .openingNight)
      let bob = try await desk.users.create(name: "bob", joined: .openingNight)
      _ = try await desk.avatars.create("fox", author: ada)
      _ = try await desk.avatars.create("owl", author: bob)
      return [
        try await desk.avatars.query(author: ada)?.picture ?? "none",
        try await desk.avatars.query(author: bob)?.picture ?? "none",
      ]
    }
  ]
}
