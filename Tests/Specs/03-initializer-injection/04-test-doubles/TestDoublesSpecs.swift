import SpecSupport
import SpecTags
import Testing

@testable import TestDoubles

@Suite struct TestDoublesSpecs {
  @Test(arguments: ["Ned", "", " ", "👩‍👩‍👧‍👦"])
  func `two stubs each give the answer they were told`(name: String) {
    let yes = makeStub(answer: .success(true))
    let no = makeStub(answer: .success(false))

    let answers = [yes, no, yes, no].map { stub in
      Outcome.of { try stub.isFree(name) }
    }

    #expect(
      answers == ["true", "false", "true", "false"],
      """
      Two stubs were built, for the answers true and false, and asked in turn. A test relies on \
      the answer that it chose, so each stub must give its own one every time, whatever the name. \
      Check that `makeStub` hands the answer to `StubDirectory`, and that the stub keeps it in a \
      property of its own.
      """)
  }

  @Test(arguments: [
    ("nEd", "Ned"), ("nEd", "NED"), ("nEd", "ned"), ("Élodie", "éLODIE"),
    ("Жан", "ЖАН"),
  ])
  func `the fake finds a name however it is written`(
    added: String, asked: String
  ) throws {
    let fake = makeFake()
    let member = Member(username: added, uid: 1)
    try fake.add(member)

    #expect(
      fake.member(named: asked) == member,
      """
      A member was added, and looked up with other capitals in the name. For a store that is the \
      same name, in every alphabet, and the member must come back exactly as it was added. If none \
      came back, look at how `FakeMembers` compares names; if it came back changed, look at what \
      `FakeMembers` keeps.
      """)
  }

  @Test(arguments: [("Ned", "Ned"), ("Ned", "NED"), ("élodie", "Élodie")])
  func `the fake refuses a name that is taken`(
    first: String, second: String
  ) throws {
    let fake = makeFake()
    let member = Member(username: first, uid: 1)
    try fake.add(member)

    #expect(
      throws: NameTaken(),
      """
      Two members of the same name were added, and the second call of `add` did not throw \
      `NameTaken`. A fake must refuse what the real store refuses, or a test passes where the app \
      fails. Look at what `FakeMembers.add(_:)` does with a name that it has.
      """
    ) { try fake.add(Member(username: second, uid: 2)) }
    #expect(
      fake.member(named: first) == member,
      """
      A member was refused because the name was taken, and now the first one isn't there as it \
      was added. `MemberStore` promises that the first member stays. Look at what \
      `FakeMembers.add(_:)` has stored by the time it throws.
      """)
  }

  @MainActor @Test
  func `the failing user throws its error and gets no uid`() async {
    let users = [500, 503].map {
      makeFailingUser(username: "user \($0)", error: Outage(code: $0))
    }

    var found: [String] = []
    for user in users + users {
      do {
        try await user.create()
        found.append("\(user.username) was created")
      } catch {
        let uid = user.uid < 0 ? "no uid" : "uid \(user.uid)"
        found.append("\(user.username) threw \(error) and has \(uid)")
      }
    }

    let expected = [
      "user 500 threw Outage(code: 500) and has no uid",
      "user 503 threw Outage(code: 503) and has no uid",
    ]
    #expect(
      found == expected + expected,
      """
      Two failing users were built, each with an error, and created twice in turn. Each must throw \
      its own error every time and keep a negative uid, because a creation that failed gives no \
      uid. Check that `makeFailingUser` hands the error over, and what \
      `MockFailureUser.create()` does.
      """)
  }

  @MainActor @Test
  func `the caller of register gets the error of create`() async {
    var attempts = 0
    let users: [any User] = [
      SpecUser {
        attempts += 1
        throw Outage(code: attempts)
      },
      SpecUser { throw CancellationError() },
      makeFailingUser(username: "Ned", error: Outage(code: 507)),
    ]

    var errors: [String?] = []
    for user in users { errors.append(await Witness().register(user).last) }

    #expect(
      errors == [
        "throw Outage(code: 1)", "throw CancellationError()",
        "throw Outage(code: 507)",
      ],
      """
      Three users were registered whose creation fails with an error, and the last thing that \
      `register` did for each is found here. The first user's error has the code 1, and 2 if it is \
      created once more; the last user is your failing user. The caller must learn what went \
      wrong, so `register` must create a user once, and let every error of `create()` through as \
      it is. Follow the error through `register`, from `user.create()` to the caller.
      """)
  }

  @MainActor @Test(.tags(.guard))
  func `keeps the steps of a registration in order`() async throws {
    let steps = await Witness().register()

    #expect(
      steps == [
        "ask for Ned", "create", "add Ned as 7", "write to Ned",
        "write to the board",
      ],
      """
      These are the steps that a registration had taken when `register` returned. Nothing failed, \
      and a step is missing, is new or has moved. Only what happens after a failure was to change, \
      so put the steps of `register` back into the order of the starter, without a task of their \
      own.
      """)
  }

  @MainActor @Test(.tags(.guard))
  func `keeps the other failures of a registration as they are`() async {
    let failures = [
      await Witness(directory: .success(false)).register(),
      await Witness(directory: .failure(Outage())).register(),
      await Witness(refusal: NameTaken()).register(),
    ]

    #expect(
      failures == [
        ["ask for Ned", "throw NameTaken()"],
        ["ask for Ned", "throw Outage(code: 503)"],
        ["ask for Ned", "create", "add Ned as 7", "throw NameTaken()"],
      ],
      """
      Three registrations failed: the directory said no, the directory threw an error, and the \
      store refused the member. In each, `register` must throw the reason and do nothing more, as \
      it did in the starter. Look for a step that moved, or for an error that is caught.
      """)
  }

  @Test(.tags(.guard))
  func `keeps Club and Check as they are`() throws {
    let changed = try GradedAnswer(spec: #filePath).changed(among: [
      "Club.swift", "Check.swift",
    ])

    #expect(
      changed == [],
      """
      `Club.swift` holds the promises that each double must keep, and the specs run your checks by \
      `Check.swift`. So both files stay as they are. Put each file found here back: `swift run workbook reset`, then the exercise's number and the file's \
      name.
      """)
  }
}
