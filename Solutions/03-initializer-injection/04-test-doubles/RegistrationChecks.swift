/// What every registration promises, check by check.
///
/// Each check judges the registration that it is given, whichever that is.
@MainActor func registrationChecks() -> [Check] {
  [
    Check("the good day", expected: Outcome.success) {
      await outcome(of: $0, for: MockUser(username: "Ned"))
    },
    Check("the directory says no", expected: Outcome.failure("NameTaken()")) {
      await outcome(
        of: $0, for: MockUser(username: "Ned"), directory: .success(false))
    },
    Check("the directory is down", expected: Outcome.failure("ServerDown()")) {
      await outcome(
        of: $0, for: MockUser(username: "Ned"),
        directory: .failure(ServerDown()))
    },
    Check("the creation fails", expected: Outcome.failure("ServerDown()")) {
      await outcome(
        of: $0, for: makeFailingUser(username: "Ned", error: ServerDown()))
    },
    Check("the store refuses", expected: Outcome.failure("NameTaken()", .other))
    {
      let members = makeFake()
      try members.add(.other)
      return await outcome(
        of: $0, for: MockUser(username: "Ned"), members: members)
    },
  ]
}

private struct ServerDown: Error {}

extension Member {
  /// Has the name already.
  fileprivate static let other = Member(username: "NED", uid: 5)
}

/// What can be seen when a registration is over.
private struct Outcome: Equatable {
  /// What was thrown, in words.
  let error: String?
  let member: Member?
  /// Who got a letter, in order.
  let receivers: [String]

  static let success = Outcome(
    error: nil, member: Member(username: "Ned", uid: 1),
    receivers: ["Ned", "the board"])

  static func failure(_ error: String, _ member: Member? = nil) -> Outcome {
    Outcome(error: error, member: member, receivers: [])
  }
}

/// Registers the user, and tells what came of it.
@MainActor private func outcome(
  of makeRegister: MakeRegister, for user: any User,
  directory: Result<Bool, any Error> = .success(true),
  members: any MemberStore = makeFake()
) async -> Outcome {
  let spy = makeSpy()
  let register = makeRegister(makeStub(answer: directory), members, spy)
  let error = await thrown { try await register(user) }
  return Outcome(
    error: error, member: members.member(named: "Ned"),
    receivers: spy.sent.map(\.to))
}
