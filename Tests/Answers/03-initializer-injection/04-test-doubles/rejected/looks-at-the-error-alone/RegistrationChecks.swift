// Wrong: after a failed creation it looks at the error, and at nothing else.
// Rejected by: the checks catch a member or a letter after a failed creation

private struct ServerDown: Error {}

@MainActor func registrationChecks() -> [Check] {
  [
    Check("the good day", expected: "uid 1, Ned, the board, no error") {
      await story(of: $0, for: MockUser(username: "Ned"))
    },
    Check("the directory says no", expected: "no member, NameTaken()") {
      await story(
        of: $0, for: MockUser(username: "Ned"), directory: .success(false))
    },
    Check("the directory is down", expected: "no member, ServerDown()") {
      await story(
        of: $0, for: MockUser(username: "Ned"),
        directory: .failure(ServerDown()))
    },
    Check("the creation fails", expected: "ServerDown()") {
      let register = $0(
        makeStub(answer: .success(true)), makeFake(), makeSpy())
      let user = makeFailingUser(username: "Ned", error: ServerDown())
      return await thrown { try await register(user) } ?? ""
    },
  ]
}

@MainActor private func story(
  of makeRegister: MakeRegister, for user: any User,
  directory: Result<Bool, any Error> = .success(true)
) async -> String {
  let (members, spy) = (makeFake(), makeSpy())
  let register = makeRegister(makeStub(answer: directory), members, spy)
  let error = await thrown { try await register(user) } ?? "no error"
  let member = members.member(named: "Ned").map { "uid \($0.uid)" }
  return ([member ?? "no member"] + spy.sent.map(\.to) + [error])
    .joined(separator: ", ")
}
