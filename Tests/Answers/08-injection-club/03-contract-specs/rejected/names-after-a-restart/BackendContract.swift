// Wrong: after a restart it pins who is there, and not since when.
// Rejected by: it catches a restart that forgets members, dates, pictures or uids

func backendContract() -> [Check] {
  [
    Check("all of it outlives the program", expected: ["1 ada fox", "2 bob"]) {
      desk in
      let ada = try await desk.users.create(name: "ada", joined: .openingNight)
      _ = try await desk.avatars.create("fox", author: ada)
      let next = try desk.restart()
      let bob = try await next.users.create(name: "bob", joined: .openingNight)
      let old = try await next.users.query(name: "ada")
      let picture = try await next.avatars.query(author: ada)?.picture
      return [
        "\(old?.uid ?? 0) \(old?.name ?? "nobody") \(picture ?? "none")",
        "\(bob.uid) \(bob.name)",
      ]
    }
  ]
}
