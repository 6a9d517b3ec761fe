// Wrong: an evening on which nothing odd happens.
// Rejected by: it catches members in order of their names

func backendContract() -> [Check] {
  [
    Check("ada and bob", expected: ["1 ada fox", "2 bob owl"]) { desk in
      let ada = try await desk.users.create(name: "ada", joined: .openingNight)
      let bob = try await desk.users.create(name: "bob", joined: .openingNight)
      _ = try await desk.avatars.create("fox", author: ada)
      _ = try await desk.avatars.create("owl", author: bob)
      var lines: [String] = []
      for user in try await desk.users.all() {
        let picture = try await desk.avatars.query(author: user)?.picture
        lines.append("\(user.uid) \(user.name) \(picture ?? "none")")
      }
      return lines
    }
  ]
}
