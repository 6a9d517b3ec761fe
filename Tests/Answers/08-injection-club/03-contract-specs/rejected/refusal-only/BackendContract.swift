// Wrong: pins that a second join is refused, and not what is left afterwards.
// Rejected by: it catches a refused join that leaves a trace

func backendContract() -> [Check] {
  [
    Check("a taken name is refused", throws: ClubError.nameTaken("ada")) {
      desk in
      _ = try await desk.users.create(name: "ada", joined: .openingNight)
      return try await desk.users.create(name: "ada", joined: .openingNight)
    },
    Check("ada is in once", expected: ["ada"]) { desk in
      _ = try await desk.users.create(name: "ada", joined: .openingNight)
      _ = try? await desk.users.create(name: "ada", joined: .openingNight)
      return try await desk.users.all().map(\.name)
    },
  ]
}
