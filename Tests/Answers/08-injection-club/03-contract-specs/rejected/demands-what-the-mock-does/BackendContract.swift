// Wrong: demands what only two of three back ends do.
// Rejected by: every sound back end passes every check

func backendContract() -> [Check] {
  [
    Check("a new club is empty", expected: []) { desk in
      try await desk.users.all()
    },
    Check("anybody can have a picture", expected: "fox") { desk in
      let stranger = User(uid: 9, name: "eve", joined: .openingNight)
      return try await desk.avatars.create("fox", author: stranger).picture
    },
  ]
}
