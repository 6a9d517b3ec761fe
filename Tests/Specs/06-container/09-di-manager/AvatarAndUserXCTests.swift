import XCTest

@testable import DiManager

final class DiManagerAvatarAndUserXCTests: XCTestCase {
  @MainActor func testKeeps33ANewAvatarIsValidOnlyOnceItIsCreated() async throws
  {
    let avatar = makeAvatar(author: makeUser(username: "Arya"))
    let before = avatar.isValid

    try await avatar.create()

    XCTAssertEqual(
      [before, avatar.isValid], [false, true],
      "A new avatar must be invalid before its creation and valid after it. "
        + "Either `create()` sets no uid, or `Avatar` has a rule of its own.")
  }

  @MainActor func testKeeps33AnAvatarsCompletionComesOnceAfterTheCreation()
    async
  {
    let avatar = makeAvatar(author: makeUser(username: "Arya"))
    let called = expectation(description: "once, when the creation is over")
    called.assertForOverFulfill = true

    avatar.create { error in
      XCTAssertNil(error, "The creation went well: `nil` says so.")
      XCTAssertTrue(
        avatar.isValid,
        "The completion was called, and the avatar was not valid yet. Call it "
          + "when `await create()` has returned.")
      called.fulfill()
    }

    await fulfillment(of: [called], timeout: 60)
  }

  @MainActor func testKeeps33AQueriedUserIsCompleteAndValid() async {
    let found = [0, 42, 1001].map { uid in
      (try? queryUser(uid: uid)).map { user in
        "\(user.uid): \(user.username), \(user.isValid ? "valid" : "invalid")"
      } ?? "\(uid): not found"
    }

    XCTAssertEqual(
      found,
      ["0: user 0, valid", "42: user 42, valid", "1001: user 1001, valid"],
      "Found users must be complete and valid when `query(uid:)` returns. "
        + "If 0 is the odd one, some rule begins at 1.")
  }

  @MainActor func testKeepsANewUserValidOnlyOnceItIsCreated() async throws {
    let user = makeUser(username: "Arya")
    let before = user.isValid

    try await user.create()

    XCTAssertEqual(
      [before, user.isValid], [false, true],
      "A new user must be invalid before its creation and valid after it. "
        + "`create()` gives it a uid; the rule is: valid from uid 0 on.")
  }
}
