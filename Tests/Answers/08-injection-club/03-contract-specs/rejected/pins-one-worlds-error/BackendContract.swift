// Wrong: pins how the server fails; a disk fails in other words.
// Rejected by: every sound back end passes every check

func backendContract() -> [Check] {
  [
    Check("a failure is told", throws: ClubError.unreachable(tries: 3)) {
      desk in
      try desk.breakDown()
      return try await desk.users.all()
    }
  ]
}
