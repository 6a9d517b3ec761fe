// Wrong: nobody else is there whose picture could be shown.
// Rejected by: it catches a picture that is shown for somebody else

func backendContract() -> [Check] {
  [
    Check("the latest picture counts", expected: "lynx") { desk in
      let ada = try await desk.users.create(name: "ada", joined: .openingNight)
      _ = try await desk.avatars.create("fox", author: ada)
      _ = try await desk.avatars.create("lynx", author: ada)
      return try await desk.avatars.query(author: ada)?.picture
    },
    Check("at first there is no picture", expected: nil) { desk in
      let ada = try await desk.users.create(name: "ada", joined: .openingNight)
      return try await desk.avatars.query(author: ada)
    },
  ]
}
