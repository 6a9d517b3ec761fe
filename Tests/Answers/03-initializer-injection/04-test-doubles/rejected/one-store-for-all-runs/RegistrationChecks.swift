// Wrong: one fake for all runs of the check, so the second run meets Ned again.
// Rejected by: every check passes on a sound registration

@MainActor func registrationChecks() -> [Check] {
  let members = makeFake()
  return [
    Check("Ned becomes a member", expected: 1) { makeRegister in
      let register = makeRegister(
        makeStub(answer: .success(true)), members, makeSpy())
      try await register(MockUser(username: "Ned"))
      return members.member(named: "Ned")?.uid ?? -1
    }
  ]
}
