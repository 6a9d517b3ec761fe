// Wrong: a thorough check of one path, the one on which nothing goes wrong.
// Rejected by: the checks catch a name that is not free

@MainActor func registrationChecks() -> [Check] {
  [
    Check("Ned gets his letter, and the board hears of it", expected: 2) {
      let (members, spy) = (makeFake(), makeSpy())
      let register = $0(makeStub(answer: .success(true)), members, spy)
      try await register(MockUser(username: "Ned"))
      let isStored =
        members.member(named: "Ned") == Member(username: "Ned", uid: 1)
      return isStored && spy.sent.map(\.to) == ["Ned", "the board"] ? 2 : 0
    }
  ]
}
