import SpecSupport
import Testing

@testable import AvatarAndUser

/// The business rules, for types that the app does not have yet.
@Suite struct AvatarAndUserRuleSpecs {
  @Test(arguments: [
    "Badge(uid: uid)", "Guest(uid: uid)", "Sketch(uid: uid)",
    "MockUser.query(uid: uid)", "MockAvatar.query(uid: uid)",
  ])
  func `one rule of validity is there for whatever has a uid`(
    expression: String
  ) {
    let valid = Client(
      """
      await MainActor.run {
        for uid in [-7, -1, 0, 7] {
          if (try? \(expression))?.isValid == true { print(uid) }
        }
      }
      """, declarations: newcomers
    ).lines()

    #expect(
      valid == ["0", "7"],
      """
      \(story(of: expression)) State one rule for every `Indexable`, and leave \
      no other.
      """)
  }

  @MainActor
  @Test func `the completion waits for a slow back end`() async {
    let (user, answer) = (TestUser(username: "Bran"), Gate())
    let creations = Recorder<String>()
    user.backEnd = {
      creations.record("Bran")
      await answer.pass()
      return 7
    }
    let calls = Recorder<Bool>()

    user.create { _ in calls.record(user.isValid) }
    await letOthersRun()
    let early = calls.values
    answer.open()
    await waitForFirst(of: calls)
    await letOthersRun()

    #expect(
      early.isEmpty && calls.values == [true],
      """
      The back end took its time, and the completion came too early, twice, \
      or never. Call it once, after `await create()`, in the same task: to \
      come second by chance is not enough.
      """)
    #expect(
      creations.values == ["Bran"],
      """
      The back end was to create Bran once, and was asked \
      \(creations.values.count) times. Call `await create()` in one place.
      """)
  }

  @MainActor
  @Test func `the completion gets the error of a failed creation`() async {
    let answers = Recorder<String>()

    userWhoseNameIsTaken().create { error in
      answers.record(error.map { "\($0)" } ?? "nil")
    }
    await waitForFirst(of: answers)
    await letOthersRun()

    #expect(
      answers.values == ["NameIsTaken()"],
      """
      `create()` threw `NameIsTaken()`, and the completion must get that \
      error, once, also when nobody else holds the user: the task must. \
      Whoever waits must learn how it ended, above all when it went wrong.
      """)
  }

  @MainActor
  @Test func `each avatar keeps the author it was given, of any type`() {
    let authors = [TestUser(username: "Sansa"), TestUser(username: "Bran")]

    let avatars = authors.map { makeAvatar(author: $0) }
    let lone = makeAvatar(author: TestUser(username: "Rickon"))

    for (avatar, author) in zip(avatars, authors) {
      #expect(
        avatar.author === author,
        """
        The avatar has another author than the user that was handed over. \
        Either `makeAvatar(author:)` does not hand it on, or `MockAvatar` \
        does not keep it in a property. Any `User` may be an author.
        """)
    }

    #expect(
      lone.author.username == "Rickon",
      """
      Nobody but the avatar held its author, and the author is gone. An \
      avatar must have an author: keep it strongly.
      """)
  }

  @Test(arguments: ["MockAvatar", "Kind"], ["()", "(author: nil)"])
  func `no type of avatar can be built without its author`(
    type: String, arguments: String
  ) throws {
    let with = try builder(of: "\(type)(author: author)").typecheck()
    let without = try builder(of: "\(type)\(arguments)").typecheck()

    #expect(
      with.isAccepted,
      """
      An avatar is built with its author: `\(type)(author: author)` must \
      compile. (`Kind` stands for any type of avatar, so the protocol must \
      promise it.) \(with.explanation)
      """)
    #expect(
      without.missesAnArgument,
      """
      An avatar must have an author, so `\(type)\(arguments)` must not \
      compile: no default, no optional, no `init()`. \
      \(without.isAccepted ? "The compiler accepts it." : without.explanation)
      """)
  }

  /// What was asked of the objects of the first spec.
  private func story(of expression: String) -> String {
    expression.contains("query")
      ? """
      `\(expression)` was called with -7, -1, 0 and 7, and must find somebody \
      valid for 0 and for 7, and for no other. Did a query throw `NotFound` \
      too early or too late, or is the rule of validity wrong?
      """
      : """
      `\(expression)` was made with -7, -1, 0 and 7, and must be valid with 0 \
      and 7. (`Badge` is an `Indexable` of the spec's, `Guest` a user, `Sketch` \
      an avatar.)
      """
  }

  @MainActor private func userWhoseNameIsTaken() -> TestUser {
    let user = TestUser(username: "Arya")
    user.backEnd = { throw NameIsTaken() }
    return user
  }

  private func builder(of avatar: String) -> Client {
    Client(
      """
      @MainActor func build<Kind: Avatar>(_: Kind.Type, author: any User) {
        _ = \(avatar)
      }
      """)
  }
}
