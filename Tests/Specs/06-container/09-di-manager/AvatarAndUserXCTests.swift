import SpecSupport
import XCTest

@testable import DiManager

final class DiManagerAvatarAndUserXCTests: XCTestCase {
  @MainActor func testKeeps33ANewAvatarIsValidOnlyOnceItIsCreated() async throws
  {
    let avatar = makeAvatar(author: makeUser(username: "Arya"))
    let before = validity(of: avatar)

    try await avatar.create()

    XCTAssertEqual(
      ["new: \(before)", "created: \(validity(of: avatar))"],
      ["new: invalid", "created: valid"],
      """
      An avatar was asked whether it is valid, before and after its creation. A new avatar has a \
      negative uid, `create()` gives it another one, and from uid 0 on it's valid. If the uid is \
      right, look for a rule in `Avatar.swift` that asks for something other than the uid.
      """)
  }

  @MainActor func testKeeps33AnAvatarsCompletionComesOnceAfterTheCreation()
    async
  {
    let avatar = makeAvatar(author: makeUser(username: "Arya"))
    let calls = SpecRecorder<String>()

    avatar.create { error in
      calls.record("\(validity(of: avatar)), \(ending(error))")
    }
    await waitForFirst(of: calls)
    await letOthersRun()

    XCTAssertEqual(
      calls.values, ["valid, no error"],
      """
      An avatar was created, and each call of the completion is a line here. There must be one, \
      after the creation, when the avatar is valid and no error has come up. Look at what \
      `create(completion:)` has waited for when it calls `completion`.
      """)
  }

  @MainActor func testKeeps33AQueriedUserIsCompleteAndValid() async {
    let found = [0, 42, Int.max].map { uid in
      text(
        of: Result { try queryUser(uid: uid) }
          .map { "\($0.username): \(summary(of: $0))" })
    }

    XCTAssertEqual(
      found,
      [
        "user 0: uid 0, valid", "user 42: uid 42, valid",
        "user \(Int.max): uid \(Int.max), valid",
      ],
      """
      The spec queried the users 0, 42 and `Int.max`, and read them at once. Each of these uids is \
      valid, and a caller can't know that something is missing, so the name and the uid must be \
      set when `MockUser.query(uid:)` returns.
      """)
  }

  @MainActor func testKeeps33ANewUserValidOnlyOnceItIsCreated() async throws {
    let user = makeUser(username: "Arya")
    let before = validity(of: user)

    try await user.create()

    XCTAssertEqual(
      ["new: \(before)", "created: \(validity(of: user))"],
      ["new: invalid", "created: valid"],
      """
      A user was asked whether it is valid, before and after its creation. A new user has a \
      negative uid, `create()` gives it another one, and from uid 0 on it's valid. Look at \
      `MockUser` and at the rule of validity.
      """)
  }
}
