import SpecSupport
import SpecTags
import Testing

@testable import DiManager

/// Users and avatars as the app's screens get them.
@MainActor
@Suite struct DiManagerAvatarAndUserSpecs {
  @Test(.tags(.guard))
  func `keeps 3.3: a user's completion comes once, after the creation`() async {
    let user = makeUser(username: "Arya")
    let calls = Recorder<Bool>()

    await confirmation(
      "Call the completion exactly once, not twice, not never."
    ) { called in
      user.create { _ in
        #expect(
          user.isValid,
          """
          The completion was called, and the user was not valid yet. Call it \
          when `await create()` has returned.
          """)
        called()
        calls.record(true)
      }
      await waitForFirst(of: calls)
      await letOthersRun()
    }
  }

  @Test(.tags(.guard), arguments: [0, 7, 1001])
  func
    `keeps 3.3: a queried avatar is complete and valid, and so is its author`(
      uid: Int
    ) throws
  {
    let avatar = try queryAvatar(uid: uid)

    #expect(
      avatar.uid == uid && avatar.isValid,
      """
      A queried avatar must have the uid it was found under, and be valid. \
      If it is not, `Avatar` may still have a rule of its own.
      """)
    #expect(
      avatar.imageURL == "https://example.com/avatars/\(uid).png",
      """
      A queried avatar must have all that an avatar has when `query(uid:)` \
      returns, its image URL too.
      """)
    #expect(
      [avatar.author.uid: avatar.author.username] == [42: "user 42"],
      """
      The author of a queried avatar must be user 42, complete and valid: \
      query that user too, do not make a new one.
      """)
  }

  @Test(.tags(.guard), arguments: [-1, Int.min])
  func `keeps 3.3: nobody is found under a negative uid`(uid: Int) {
    #expect(
      throws: NotFound(uid: uid),
      """
      There is no user with a negative uid, so the query must throw \
      `NotFound` with that uid. Return no user.
      """
    ) { try queryUser(uid: uid) }
    #expect(
      throws: NotFound(uid: uid),
      """
      There is no avatar with a negative uid, so the query must throw \
      `NotFound` with that uid. Return no avatar.
      """
    ) { try queryAvatar(uid: uid) }
  }
}
