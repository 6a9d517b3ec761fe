// Wrong: judges the mock, whatever stands at the desk.
// Rejected by: the contract names no back end

func backendContract() -> [Check] {
  [
    Check("a new club is empty", expected: []) { _ in
      try await makeMockBackend().users.all()
    },
    Check("uids count from 1", expected: 1) { _ in
      try await MemoryUsers().create(name: "ada", joined: .openingNight).uid
    },
  ]
}
