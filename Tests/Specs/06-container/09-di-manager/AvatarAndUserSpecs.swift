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
      The spec created a user, and your code didn't call the completion exactly once. \
      The caller waits for this one call. In `create(completion:)`, each path through \
      the code must call `completion` once, whether the creation succeeded or failed.
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
      The spec created a user. `found` shows whether the user was valid at the first call to \
      the completion, and which error the completion received. The completion reports how the \
      creation ended, so your code must call it after the creation, with `nil` if all went \
      well. Look at what `create(completion:)` has waited for when it calls `completion`.
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
      `found` shows what the spec read from an avatar as soon as `query(uid:)` had returned \
      it. A caller can't know that something is missing, so the query must set the uid, the \
      image URL and the author before it returns. Look at what `MockAvatar.query(uid:)` \
      sets, and at where it gets the author, because a new user has no valid uid.
      """)
  }

  @Test(.tags(.guard), arguments: [-1, -2, Int.min])
  func `keeps 3.3: nothing is found under a negative uid`(uid: Int) {
    #expect(
      throws: NotFound(uid: uid),
      """
      The spec queried a user with a negative uid, but `MockUser.query(uid:)` didn't \
      throw `NotFound` with that uid. No user has a negative uid, and a query must not \
      return a user that isn't valid. Look at what `MockUser.query(uid:)` returns.
      """
    ) { try queryUser(uid: uid) }
    #expect(
      throws: NotFound(uid: uid),
      """
      The spec queried an avatar with a negative uid, but `MockAvatar.query(uid:)` didn't \
      throw `NotFound` with that uid. No avatar has a negative uid, and a query must not \
      return an avatar that isn't valid. Look at what `MockAvatar.query(uid:)` returns.
      """
    ) { try queryAvatar(uid: uid) }
  }
}
