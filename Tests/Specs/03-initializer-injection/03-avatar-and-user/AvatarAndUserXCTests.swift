import SpecSupport
import XCTest

@testable import AvatarAndUser

final class AvatarAndUserXCTests: XCTestCase {
  @MainActor func testANewAvatarIsValidOnlyOnceItIsCreated() async throws {
    let avatar = makeAvatar(author: makeUser(username: "Arya"))
    let before = validity(of: avatar)

    try await avatar.create()

    XCTAssertEqual(
      ["new: \(before)", "created: \(validity(of: avatar))"],
      ["new: invalid", "created: valid"],
      """
      The spec read `isValid` from an avatar before and after the avatar's \
      creation. A new avatar has a negative uid, `create()` gives it another uid, \
      and an avatar is valid if its uid is 0 or greater. If the uid is right, look \
      for a rule in `Avatar.swift` that depends on something other than the uid.
      """)
  }

  @MainActor func testAnAvatarsCompletionComesOnceAfterTheCreation() async {
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
      The spec created an avatar. `found` has a line for each call to the \
      completion, with the avatar's validity and the error. There must be one call, \
      after the creation, when the avatar is valid and there's no error. Look at \
      what `create(completion:)` has waited for when it calls `completion`.
      """)
  }

  @MainActor func testAQueriedUserIsCompleteAndValid() async {
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
      The spec queried the users 0, 42 and `Int.max`, and `found` shows what it \
      read from each user at once. Each of these uids is valid. A caller can't \
      know that something is missing, so the name and the uid must be set when \
      `MockUser.query(uid:)` returns. Look at what this function sets.
      """)
  }

  @MainActor func testKeepsANewUserValidOnlyOnceItIsCreated() async throws {
    let user = makeUser(username: "Arya")
    let before = validity(of: user)

    try await user.create()

    XCTAssertEqual(
      ["new: \(before)", "created: \(validity(of: user))"],
      ["new: invalid", "created: valid"],
      """
      The spec read `isValid` from a user before and after the user's creation. A new \
      user has a negative uid, `create()` gives it another uid, and a user is valid \
      if its uid is 0 or greater. Look at `MockUser` and at the rule of validity.
      """)
  }
}
