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
      The spec built two stubs, one for `true` and one for `false`, and asked them in turn. \
      `found` lists their answers. A test relies on the answer that it chose, so each stub \
      must return its own answer every time, whatever the name. Check that `makeStub` passes \
      the answer to `StubDirectory`, and that the stub keeps it in a property of its own.
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
      The spec added a member, and then looked the member up by the same name with different \
      capitals. In every alphabet, a store treats the two spellings as one name, and it returns \
      the member exactly as it was added. If `found` is `nil`, look at how `FakeMembers` \
      compares names. If `found` is a different member, look at what `FakeMembers` keeps.
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
      The spec added a member, and then a second member whose name the store treats \
      as the same. The second call to `add` didn't throw `NameTaken`. A fake must \
      refuse what the real store refuses, or a test passes where the app fails. \
      Look at what `FakeMembers.add(_:)` does with a name that it already has.
      """
    ) { try fake.add(Member(username: second, uid: 2)) }
    #expect(
      fake.member(named: first) == member,
      """
      The spec added a member, and then tried to add a second member with the \
      same name. `found` is the member that the fake then returned for this \
      name. `MemberStore` promises that the first member stays, exactly as it \
      was added. Look at what `FakeMembers.add(_:)` stores before it throws.
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
      The spec built two failing users, each with its own error, and called `create()` twice on \
      each. `found` has a line for each call. A failing user must throw its own error every time \
      and keep a negative uid, because a failed creation assigns no uid. Check that \
      `makeFailingUser` passes the error in, and look at what the failing user's `create()` does.
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
      The spec registered three users whose creation fails. `found` lists the last thing that \
      `register` did for each user. The first user's `create()` throws code 1, and throws code 2 \
      if it's called again. The last user is the one that `makeFailingUser` builds. The caller \
      must learn what went wrong, so `register` must call `create()` once and let each error \
      through unchanged. Follow the error through `register`, from `user.create()` to the caller.
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
      The spec registered a user, and nothing failed. `found` lists the steps that `register` had \
      taken when it returned. When nothing fails, `register` must still take exactly the starter's \
      steps, because only what happens after a failure was supposed to change. Put the steps of \
      `register` back in the starter's order, and don't move any of them into a task of its own.
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
      The spec ran three registrations that failed: the directory returned \
      `false`, the directory threw an error, and the store refused the member. \
      `found` lists the steps of each registration. Each time, `register` must \
      throw the reason for the failure and do nothing more, as it did in the \
      starter. Look for a step that moved, or for an error that your code catches.
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
      You changed or removed the files that `found` lists. `Club.swift` holds the \
      promises that each double must keep, and the specs use `Check.swift` to run \
      your checks, so both files must stay as they are. To restore a file, run `swift \
      run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
