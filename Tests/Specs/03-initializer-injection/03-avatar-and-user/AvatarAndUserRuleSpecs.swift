import SpecSupport
import SpecTags
import Testing

@testable import AvatarAndUser

/// The business rules, for types that the app does not have yet.
@Suite struct AvatarAndUserRuleSpecs {
  private static let answer = Result { try CompiledAnswer(spec: #filePath) }

  /// What types of the spec's own, built together with the answer, find wrong.
  private static let outcome = Result {
    try SpecClient(
      """
      await MainActor.run {
        for uid in [Int.min, -7, -1, 0, 7, 5_000_000_000, Int.max] {
          judge(uid)
        }
      }
      await judgePatience()
      """, declarations: newcomers + pauselessTime
    ).run().split(separator: "\n").map(String.init)
  }

  private static let faults = (try? outcome.get()) ?? []

  @Test func `one rule of validity is there for whatever has a uid`() {
    var verdict = CompilerVerdict.accepted
    if case .failure(let error) = Self.outcome { verdict = "\(error)" }
    let broken = Self.faults.filter { !$0.hasPrefix(impatience) }

    #expect(
      verdict == CompilerVerdict.accepted,
      """
      The spec has types of its own with a uid: `SpecBadge` is an `Indexable`, `SpecGuest` a user \
      and `SpecSketch` an avatar. They were asked for `isValid`, together with your code, and that \
      failed with the words found here. The rule is about everything that has a uid, so it must be \
      there for types that nobody has written yet. Look for the types that have an `isValid` today.
      """)
    #expect(
      broken == [],
      """
      The spec asked objects with many uids for `isValid`, and each line found here breaks the \
      rule that a uid is valid from 0 on. A badge, a guest and a sketch are an `Indexable`, a user \
      and an avatar of the spec's own. Where a rule stands more than once, the copies can differ. \
      Search your code for `isValid`, in the protocols and in the mocks: which one answers here?
      """)
  }

  @MainActor
  @Test func `the completion waits for a slow back end`() async {
    let (user, answer) = (TestUser(username: "Bran"), Gate())
    let events = SpecRecorder<String>()
    user.backEnd = {
      events.record("the creation begins")
      await answer.pass()
      events.record("the creation ends")
      return 7
    }

    user.create { _ in events.record("the completion is called") }
    await waitForFirst(of: events)
    await letOthersRun()
    answer.open()
    await wait(for: 3, in: events)
    await letOthersRun()

    #expect(
      events.values == [
        "the creation begins", "the creation ends", "the completion is called",
      ],
      """
      The spec's back end kept Bran waiting, and the events found here came in another order, or \
      in another number, than they should. A caller relies on the completion to know that the \
      user is there. Look at what `completion` waits for in `create(completion:)`, and at how many \
      tasks there are: a second task comes after the first one only by chance.
      """)
    #expect(
      Self.faults.filter { $0.hasPrefix(impatience) } == [],
      """
      The spec's back end was still busy when the completion was called. In this spec, every \
      `Task.sleep` in your code ends at once, as if a long time had passed. A back end may take \
      any time, and the caller must not believe that the user is there before. Look for a time \
      limit in `create(completion:)`.
      """)
  }

  @MainActor
  @Test(
    arguments: [NameIsTaken(), CancellationError(), NotFound(uid: 3)]
      as [any Error])
  func `the completion gets the error of a failed creation`(
    error: any Error
  ) async {
    let events = SpecRecorder<String>()

    for (count, uid) in [(2, -1), (4, 5)] {
      userWhoseCreationFails(uid, with: error, events).create { error in
        events.record("uid \(uid): \(error.map { "\($0)" } ?? "nil")")
      }
      await wait(for: count, in: events)
      await letOthersRun()
    }

    #expect(
      events.values == [
        "uid -1: creation", "uid -1: \(error)", "uid 5: creation",
        "uid 5: \(error)",
      ],
      """
      The creation of a new user failed, and then that of a user who had the uid 5 already. Only \
      the creation itself held each of them, and what the completion got follows each creation. \
      `create(completion:)` does what `create()` does, for every user, and says how that ended. If a \
      creation comes twice, look for a second attempt; if an error is missing or another one, look \
      at what is caught; if nothing comes, look at what holds the user while the back end works.
      """)
  }

  @MainActor
  @Test func `each avatar keeps the author it was given, of any type`() {
    let authors = [TestUser(username: "Sansa"), TestUser(username: "Bran")]
    weak var rickon: TestUser?

    let avatars = authors.map { makeAvatar(author: $0) }
    let lone = {
      let user = TestUser(username: "Rickon")
      rickon = user
      return makeAvatar(author: user)
    }()

    #expect(
      zip(avatars, authors).map { author(of: $0, shouldBe: $1) } == [
        "the given Sansa", "the given Bran",
      ],
      """
      Two avatars were made with a user each, and an avatar has another author than the one that \
      was handed over. Any `User` may be an author, also one of a type that the app doesn't know. \
      Check that `makeAvatar(author:)` hands the user on, and that `MockAvatar` stores exactly \
      this object in a property of its own.
      """)
    #expect(
      author(of: lone, shouldBe: rickon) == "the given Rickon",
      """
      Only the avatar still refers to Rickon, and the avatar's author is another object now. An \
      avatar must have an author, so keep the author strongly. Look for a `weak` or an `unowned` \
      in `MockAvatar`.
      """)
  }

  @Test func `no type of avatar can be built without its author`() throws {
    let complete = ["MockAvatar(author: author)", "Kind(author: author)"]
    let incomplete = ["MockAvatar", "Kind"].flatMap {
      ["\($0)()", "\($0)(author: nil)"]
    }

    let verdicts = try SpecClient.verdicts(
      on: (complete + incomplete).map(builder))

    #expect(
      verdicts.prefix(2).map(\.explanation) == [
        CompilerVerdict.accepted, CompilerVerdict.accepted,
      ],
      """
      The spec tried to build an avatar with its author, first a `MockAvatar` and then `Kind`, \
      which stands for any type that conforms to `Avatar`. Both must compile, or code that is \
      written for every type of avatar can't make one. Look at what the protocol `Avatar` asks \
      for, and at `MockAvatar`.
      """)
    #expect(
      zip(incomplete, verdicts.dropFirst(2))
        .filter { !$1.missesAnArgument }
        .map { "\($0): \($1.explanation)" } == [],
      """
      The spec tried to build avatars without an author, and the compiler didn't ask for one. An \
      avatar must have an author, so nothing may stand in for it: no default argument, no \
      optional and no `init()`. Look at `Avatar` with its extensions, and at `MockAvatar`.
      """)
  }

  @MainActor private func userWhoseCreationFails(
    _ uid: Int, with error: any Error, _ events: SpecRecorder<String>
  ) -> TestUser {
    let user = TestUser(username: "Arya", uid: uid)
    user.backEnd = {
      events.record("uid \(uid): creation")
      throw error
    }
    return user
  }

  @MainActor private func author(
    of avatar: any Avatar, shouldBe user: TestUser?
  ) -> String {
    let isSame = avatar.author === user
    return "\(isSame ? "the given" : "another") \(avatar.author.username)"
  }

  /// Code that builds an avatar of a type that the spec knows, or of any type.
  private func builder(of avatar: String) -> String {
    """
    @MainActor func build<Kind: Avatar>(_: Kind.Type, author: any User) {
      _ = \(avatar)
    }
    """
  }

  @MainActor @Test(.tags(.guard))
  func `keeps what a query finds apart from earlier finds`() async throws {
    let (user, author) = (try queryUser(uid: 7), try queryAvatar(uid: 3).author)
    let before = [user.uid, author.uid]

    try await user.create()
    try await author.create()

    #expect(
      [try queryUser(uid: 7).uid, try queryAvatar(uid: 4).author.uid] == before,
      """
      User 7 and the author of avatar 3 were found, and then created anew, which changed their \
      uids. After that, the spec queried user 7 and avatar 4, and the uids of that user and of \
      that author had changed too. Each query must build an object of its own, so look for an \
      object that `query(uid:)` keeps or shares.
      """)
    let state = try Self.answer.get().globalState()
    #expect(
      state == [],
      """
      Your code stores something that can change in the globals or static properties found here, \
      so all users and avatars share it. Keep what belongs to one object in that object, and let \
      each query build its own.
      """)
  }
}
