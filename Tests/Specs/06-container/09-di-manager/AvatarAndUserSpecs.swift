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
    let calls = SpecRecorder<String>()

    await confirmation(
      """
      A user was created, and the completion was not called exactly once. The caller waits for \
      this one call. In `create(completion:)`, each way through the code must reach `completion` \
      once, whether the creation went well or failed.
      """
    ) { called in
      user.create { error in
        calls.record("\(validity(of: user)), \(ending(error))")
        called()
      }
      await waitForFirst(of: calls)
      await letOthersRun()
    }

    #expect(
      calls.values.prefix(1) == ["valid, no error"],
      """
      The completion was called while the user was as found here. It says how the creation ended, \
      so it must come after the creation, with `nil` if all went well. Look at what \
      `create(completion:)` has waited for when it calls `completion`.
      """)
  }

  @Test(.tags(.guard), arguments: [0, 7, Int.max])
  func
    `keeps 3.3: a queried avatar is complete and valid, and so is its author`(
      uid: Int
    )
  {
    let found = Result { try queryAvatar(uid: uid) }.map { avatar in
      let author = avatar.author
      return "\(summary(of: avatar)) at \(avatar.imageURL) by "
        + "\(author.username), \(summary(of: author))"
    }

    #expect(
      text(of: found)
        == "uid \(uid), valid at https://example.com/avatars/\(uid).png by user 42, uid 42, valid",
      """
      This is what the spec read from an avatar as soon as `query(uid:)` had returned it. A caller \
      can't know that something is missing, so the uid, the image URL and the author must all be \
      set by then. Look at what `MockAvatar.query(uid:)` sets, and at where it gets the author: a \
      new user has no uid.
      """)
  }

  @Test(.tags(.guard), arguments: [-1, -2, Int.min])
  func `keeps 3.3: nothing is found under a negative uid`(uid: Int) {
    #expect(
      throws: NotFound(uid: uid),
      """
      No user has a negative uid, so `MockUser.query(uid:)` must throw `NotFound` with the uid \
      that it was asked for. A user that isn't valid must not be returned.
      """
    ) { try queryUser(uid: uid) }
    #expect(
      throws: NotFound(uid: uid),
      """
      No avatar has a negative uid, so `MockAvatar.query(uid:)` must throw `NotFound` with the \
      uid that it was asked for. An avatar that isn't valid must not be returned.
      """
    ) { try queryAvatar(uid: uid) }
  }
}
