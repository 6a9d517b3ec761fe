// Wrong: the checks build the app's registration, and ignore the one they are given.
// Rejected by: the checks catch a letter that is missing or doubled

private struct ServerDown: Error {}

@MainActor func registrationChecks() -> [Check] {
  [
    Check("the letters", expected: ["Ned", "the board"]) { _ in
      let spy = makeSpy()
      let registration = Registration(
        directory: makeStub(answer: .success(true)), members: makeFake(),
        post: spy)
      try await registration.register(MockUser(username: "Ned"))
      return spy.sent.map(\.to)
    },
    Check("the error", expected: "ServerDown()") { _ in
      let registration = Registration(
        directory: makeStub(answer: .success(true)), members: makeFake(),
        post: makeSpy())
      let user = makeFailingUser(username: "Ned", error: ServerDown())
      return await thrown { try await registration.register(user) } ?? ""
    },
  ]
}
