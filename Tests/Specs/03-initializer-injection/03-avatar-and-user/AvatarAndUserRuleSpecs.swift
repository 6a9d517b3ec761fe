import SpecSupport
import Testing

@testable import AvatarAndUser

/// The business rules, for types that the app does not have yet.
@Suite struct AvatarAndUserRuleSpecs {
  @Test func `one rule of validity is there for whatever has a uid`() {
    let client = Client(
      #"print(await validity(), terminator: "")"#,
      declarations: """
        struct Badge: Indexable {
          let uid: Int
        }
        @MainActor func validity() -> [Bool] {
          [Int.min, -1, 0, .max].map { Badge(uid: $0).isValid }
        }
        """)

    let outcome = client.outcome

    #expect(
      outcome == "[false, false, true, true]",
      """
      `Badge: Indexable` has a uid and nothing more. Of the uids min, -1, 0 \
      and max, the first two must be invalid and the others valid: state \
      the rule where every `Indexable` finds it.
      """)
  }

  @MainActor
  @Test func `the completion waits for a slow back end`() async {
    let (user, answers) = (TestUser(username: "Bran"), Recorder<Int>())
    user.backEnd = {
      await waitForFirst(of: answers)
      return 7
    }
    let calls = Recorder<Bool>()

    user.create { _ in calls.record(user.isValid) }
    await letOthersRun()
    let early = calls.values
    answers.record(7)
    await waitForFirst(of: calls)

    #expect(
      early.isEmpty && calls.values == [true],
      """
      The completion must be called once the back end has answered. It came \
      too early, twice, or never. Call it after `await create()`, in the \
      same task: to come second by chance is not enough.
      """)
  }

  @MainActor
  @Test func `the completion gets the error of a failed creation`() async {
    let user = TestUser(username: "Arya")
    user.backEnd = { throw NameIsTaken() }
    let errors = Recorder<(any Error)?>()

    user.create { errors.record($0) }
    await waitForFirst(of: errors)

    #expect(
      errors.values.map { $0 is NameIsTaken } == [true],
      """
      `create()` threw an error, and the completion must get that error, \
      once. It got another answer, or was not called. Whoever waits must \
      learn how it ended, above all when it went wrong.
      """)
  }

  @MainActor
  @Test func `each avatar keeps the author it was given, of any type`() {
    let authors = [TestUser(username: "Sansa"), TestUser(username: "Bran")]

    let avatars = authors.map { makeAvatar(author: $0) }

    for (avatar, author) in zip(avatars, authors) {
      #expect(
        avatar.author === author,
        """
        The avatar has another author than the user that was handed over. \
        Either `makeAvatar(author:)` does not hand it on, or `MockAvatar` \
        does not keep it in a property. Any `User` may be an author.
        """)
    }
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
      ["missing argument", "no exact matches", "'nil' is not compatible"]
        .contains(where: without.isRefused(with:)),
      """
      An avatar must have an author, so `\(type)\(arguments)` must not \
      compile: no default, no optional, no `init()`. \(without.explanation)
      """)
  }

  private func builder(of avatar: String) -> Client {
    Client(
      """
      @MainActor func build<Kind: Avatar>(_: Kind.Type, author: any User) \
      { _ = \(avatar) }
      """)
  }
}
