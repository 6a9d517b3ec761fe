import SpecSupport
import SpecTags
import Testing

@testable import TestDoubles

@Suite struct TestDoublesSpecs {
  @Test func `two stubs each give the answer they were told`() throws {
    let yes = makeStub(answer: .success(true))
    let no = makeStub(answer: .success(false))

    let answers = try [yes, no, yes, no].map { try $0.isFree("Ned") }

    #expect(
      answers == [true, false, true, false],
      """
      Two stubs, told yes and no, were asked in turn. A stub gives its own \
      answer, each time. Either `makeStub` does not hand the answer over, or \
      `isFree` does not give it, or both stubs share one.
      """)
  }

  @Test(arguments: ["Ned", "NED"])
  func `the fake refuses a name that is taken`(name: String) throws {
    let fake = makeFake()
    let ned = Member(username: "Ned", uid: 1)
    try fake.add(ned)

    #expect(
      throws: NameTaken(),
      """
      "Ned" is there, \(name) was added, and `add` did not throw `NameTaken`. A \
      fake refuses what the real store refuses: read `MemberStore`.
      """
    ) { try fake.add(Member(username: name, uid: 2)) }
    #expect(
      fake.member(named: "Ned") == ned,
      "The newcomer was refused, so the member who was there must stay.")
  }

  @Test(arguments: ["Ned", "NED", "ned"])
  func `the fake finds a name however it is written`(name: String) throws {
    let fake = makeFake()
    let ned = Member(username: "nEd", uid: 1)
    try fake.add(ned)

    #expect(
      fake.member(named: name) == ned,
      """
      "nEd" was added and "\(name)" was looked for. To a store they are one \
      name, and the member comes back as it was added: see `MemberStore`.
      """)
  }

  @MainActor @Test(arguments: [500, 503])
  func `the failing user throws its error and gets no uid`(code: Int) async {
    let user = makeFailingUser(username: "Ned", error: Outage(code: code))

    for _ in 1...2 {
      await #expect(
        throws: Outage(code: code),
        """
        `create()` did not throw the error that the test chose, each time. \
        Either `makeFailingUser` does not hand it over, or `create()` does \
        not throw it.
        """
      ) { try await user.create() }
    }
    #expect(
      user.username == "Ned" && user.uid < 0,
      """
      A failing user has the name that it was given, and no valid uid, since \
      creation failed: leave the uid negative.
      """)
  }

  @MainActor @Test
  func `the caller of register gets the error of create`() async {
    let registration = Registration(
      directory: makeStub(answer: .success(true)), members: makeFake(),
      post: makeSpy())
    let user = makeFailingUser(username: "Ned", error: Outage(code: 507))

    await #expect(
      throws: Outage(code: 507),
      """
      `create()` failed, and `register` did not throw its error. When your \
      failing user's own spec is green, the fault is in `register`: let the \
      error reach the caller, as it is.
      """
    ) { try await registration.register(user) }
  }

  @MainActor @Test(.tags(.guard))
  func `keeps the steps of a registration in order`() async throws {
    let witness = Witness()
    let user = SpecUser {
      witness.steps.record("create")
      return 7
    }

    try await Registration(directory: witness, members: witness, post: witness)
      .register(user)

    let expected = [
      "ask for Ned", "create", "add Ned as 7", "write to Ned",
      "write to the board",
    ]
    #expect(
      witness.steps.values == expected,
      """
      When nothing fails, `register` must do what it has always done. A \
      step is missing, is new, or has moved.
      """)
  }

  @Test(.tags(.guard))
  func `keeps Club as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changed(among: [
      "Club.swift"
    ])

    #expect(
      changed == [],
      """
      `Club.swift` holds the promises that each double must keep, so it stays as it is. Put each \
      file found here back: `swift run workbook reset`, then the exercise's number and the file's \
      name.
      """)
  }
}
