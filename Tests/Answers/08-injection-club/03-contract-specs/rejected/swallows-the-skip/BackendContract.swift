// Wrong: catches the skip, so the mock is blamed for what it never promised.
// Rejected by: every sound back end passes every check

func backendContract() -> [Check] {
  [
    Check("members outlive the program", expected: "ada") { desk in
      _ = try await desk.users.create(name: "ada", joined: .openingNight)
      let next = try? desk.restart()
      return try await next?.users.query(name: "ada")?.name
    }
  ]
}
