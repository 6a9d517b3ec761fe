// Wrong: is content with whatever error a taken name gives.
// Rejected by: it catches a taken name that is not refused as taken

func backendContract() -> [Check] {
  [
    Check("a taken name is refused", throws: ClubError.self) { desk in
      _ = try await desk.users.create(name: "ada", joined: .openingNight)
      return try await desk.users.create(name: "ada", joined: .distantFuture)
    }
  ]
}
