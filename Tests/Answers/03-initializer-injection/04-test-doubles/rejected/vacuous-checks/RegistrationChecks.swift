// Wrong: a check that runs the registration and expects nothing of it.
// Rejected by: the checks catch a letter that is missing or doubled

@MainActor func registrationChecks() -> [Check] {
  [
    Check("it registers Ned", expected: true) { makeRegister in
      let register = makeRegister(
        makeStub(answer: .success(true)), makeFake(), makeSpy())
      _ = await thrown { try await register(MockUser(username: "Ned")) }
      return true
    }
  ]
}
