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
      The spec built your code together with a small program, which declares three types: \
      `SpecBadge` conforms to `Indexable`, `SpecGuest` to `User` and `SpecSketch` to \
      `Avatar`. The program reads `isValid` from objects of these types, and `found` shows \
      why it didn't compile or run. The rule of validity applies to everything that has a \
      uid, even to types that don't exist yet. Look at which types have an `isValid` now.
      """)
    #expect(
      broken == [],
      """
      The spec read `isValid` from objects with many different uids, and `found` lists \
      the results that break the rule. In `found`, `Badge` is the spec's own \
      `Indexable`, `Guest` is its own `User`, and `Sketch` is its own `Avatar`. Whatever \
      an object's type, its uid is valid if it's 0 or greater. Search the protocols and \
      the mocks for `isValid`, and find out which `isValid` returned each wrong result. \
      If your code contains the rule more than once, the copies can differ.
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
      The spec's back end kept the creation of a user waiting, and `found` lists the \
      events in their order. Your code must call the completion once, after the creation, \
      because a caller relies on this call to know that the user exists. Look at what \
      `create(completion:)` waits for before it calls `completion`. Look also at how many \
      tasks it starts, because a second task runs after the first one only by chance.
      """)
    #expect(
      Self.faults.filter { $0.hasPrefix(impatience) } == [],
      """
      Your code called the completion while the spec's back end was still busy. In this \
      spec, every `Task.sleep` in your code ends at once, as if a long time had passed. \
      A back end may take any amount of time, and until it has finished, the caller must \
      not believe that the user exists. Look for a time limit in `create(completion:)`.
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
      The spec called `create(completion:)` on a new user, and then on a user who already \
      had the uid 5. Both times, `create()` threw an error, and the spec held no reference \
      to the user. `found` has a line for each creation that began, and a line for what each \
      completion received. For every user, `create(completion:)` must call `create()` once, \
      and pass the error on to the completion. If `found` shows a creation twice, look for a \
      second attempt. If an error is missing or wrong, look at what your code catches. If \
      the completion isn't called, look at what holds the user while the back end works.
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
      The spec made two avatars, each with a different user as its author. `found` \
      shows whether each avatar's author was the given user or another one, followed \
      by the author's name. Any `User` may be an author, even one whose type the app \
      doesn't know. Check that `makeAvatar(author:)` passes the user on, and that \
      each `MockAvatar` stores exactly this object in a property of its own.
      """)
    #expect(
      author(of: lone, shouldBe: rickon) == "the given Rickon",
      """
      The spec made an avatar with Rickon as its author, and kept no other reference to Rickon. \
      Afterwards, the avatar's author was a different object. An avatar must have an author, so \
      it must hold the author strongly. Look for `weak` or `unowned` in `MockAvatar`.
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
      The spec compiled two calls that build an avatar with its author: one for `MockAvatar`, \
      and one for `Kind`, which is any type that conforms to `Avatar`. `found` lists what the \
      compiler reported for each call. Both calls must compile, or else generic code can't \
      build avatars. Look at what the protocol `Avatar` requires, and at `MockAvatar`.
      """)
    #expect(
      zip(incomplete, verdicts.dropFirst(2))
        .filter { !$1.missesAnArgument }
        .map { "\($0): \($1.explanation)" } == [],
      """
      The spec compiled calls that build an avatar without an author. `found` lists \
      the calls for which the compiler didn't report a missing argument. (`Kind` is \
      any type that conforms to `Avatar`.) Every avatar must have an author, so a call \
      that leaves out the author must not compile. Look at `MockAvatar`, at `Avatar` \
      and at its extensions, for a default argument, an optional or an `init()`.
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
      The spec queried user 7 and avatar 3, and then called `create()` on that user \
      and on the avatar's author, which changed their uids. After that, it queried \
      user 7 again, and avatar 4. `found` shows the uid of the second user 7, and the \
      uid of avatar 4's author. Each query must build new objects, so a changed uid \
      must not turn up again. Look for an object that `query(uid:)` keeps or shares.
      """)
    let state = try Self.answer.get().globalState()
    #expect(
      state == [],
      """
      Your code keeps mutable state in the global or static properties that \
      `found` lists. All users and avatars share this state. Keep what belongs \
      to one object in that object, and let each query build its own objects.
      """)
  }
}
