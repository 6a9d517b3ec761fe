// Sound: a table of paths, and for each path three checks of one thing each.

private struct Down: Error {}

/// A way through a registration, and what must be seen at its end.
@MainActor private struct Path {
  let name: String
  var directory: Result<Bool, any Error> = .success(true)
  var user: @MainActor () -> any User = { MockUser(username: "Arya") }
  var known: [Member] = []
  var error: String?
  var members: [Int] = []
  var letters: [Letter] = []
}

@MainActor func registrationChecks() -> [Check] {
  let letters = [
    Letter(to: "Arya", text: "Welcome to the club"),
    Letter(to: "the board", text: "Arya has joined"),
  ]
  let paths = [
    Path(name: "all is well", members: [1], letters: letters),
    Path(name: "taken", directory: .success(false), error: "NameTaken()"),
    Path(name: "no answer", directory: .failure(Down()), error: "Down()"),
    Path(
      name: "not created",
      user: { makeFailingUser(username: "Arya", error: Down()) },
      error: "Down()"),
    Path(
      name: "known", known: [Member(username: "arya", uid: 9)],
      error: "NameTaken()", members: [9]),
  ]
  return paths.flatMap { checks(of: $0) }
}

@MainActor private func checks(of path: Path) -> [Check] {
  [
    Check("\(path.name): the error", expected: path.error) { makeRegister in
      let (members, spy) = (try store(of: path), makeSpy())
      let register = makeRegister(
        makeStub(answer: path.directory), members, spy)
      return await thrown { try await register(path.user()) }
    },
    Check("\(path.name): the member", expected: path.members) { makeRegister in
      let (members, spy) = (try store(of: path), makeSpy())
      let register = makeRegister(
        makeStub(answer: path.directory), members, spy)
      try? await register(path.user())
      return [members.member(named: "Arya")].compactMap { $0?.uid }
    },
    Check("\(path.name): the letters", expected: path.letters) { makeRegister in
      let (members, spy) = (try store(of: path), makeSpy())
      let register = makeRegister(
        makeStub(answer: path.directory), members, spy)
      try? await register(path.user())
      return spy.sent
    },
  ]
}

@MainActor private func store(of path: Path) throws -> any MemberStore {
  let members = makeFake()
  for member in path.known { try members.add(member) }
  return members
}
