import SpecSupport
import XCTest

@testable import Metatypes

final class MetatypesXCTests: XCTestCase {
  @MainActor func testASignUpMakesAUserOfTheTypeItWasGiven() async throws {
    let club = makeClub(userType: TestUser.self, avatarType: MockAvatar.self)

    let member: any User = try await club.signUp.signUp("Arya")

    XCTAssertEqual(
      summary(of: member), "TestUser Arya, uid 7",
      """
      The spec signed Arya up in a club that uses `TestUser`, whose `create()` sets the \
      uid 7. `found` describes the user that `signUp(_:)` returned. The screen must make \
      its users with the type that it was built with, and call `create()` on them. Look \
      at `signUp(_:)`, and at the type that `makeClub(userType:avatarType:)` passes in.
      """)
  }

  @MainActor func testAnUploadMakesAnAvatarOfTheTypeItWasGiven() async throws {
    let club = makeClub(userType: MockUser.self, avatarType: TestAvatar.self)
    let author = TestUser(username: "Bran")

    let avatar: any Avatar = try await club.gallery.upload(by: author)

    XCTAssertEqual(
      summary(of: avatar), "TestAvatar by Bran, uid 7",
      """
      Bran uploaded an avatar in a club that uses `TestAvatar`, whose `create()` sets the \
      uid 7. `found` describes the avatar that `upload(by:)` returned. The screen must make \
      its avatars with the type that it was built with, and call `create()` on them. Look \
      at `upload(by:)`, and at the type that `makeClub(userType:avatarType:)` passes in.
      """)
    XCTAssertEqual(
      avatar.author === author ? "the given author" : "another object",
      "the given author",
      """
      The spec passed a user to `upload(by:)`, and then compared that user with the new avatar's \
      author. `found` shows what the author is. The author of an avatar is the user who uploads \
      it, not a copy. In `upload(by:)`, pass that object to the initializer of the avatar's type.
      """)
  }

  @MainActor func testTwoClubsEachUseTheirOwnTypes() async throws {
    let first = makeClub(userType: TestUser.self, avatarType: TestAvatar.self)
    let second = makeClub(userType: MockUser.self, avatarType: LocalAvatar.self)

    var used: [String] = []
    for (name, club) in [("club 1", first), ("club 2", second)] {
      used += try await typesUsed(by: club).map { "\(name), \($0)" }
    }
    used += try await typesUsed(by: first).map { "club 1 again, \($0)" }

    let tests = [
      "sign-up: TestUser", "profile: TestUser, guest TestUser",
      "gallery: TestAvatar, caption of test picture 3",
    ]
    let others = [
      "sign-up: MockUser", "profile: MockUser, guest MockUser",
      "gallery: LocalAvatar, caption of file:///avatars/3.png",
    ]
    XCTAssertEqual(
      used,
      tests.map { "club 1, \($0)" } + others.map { "club 2, \($0)" }
        + tests.map { "club 1 again, \($0)" },
      """
      The spec built two clubs with different types, and used them in turn: the \
      first, the second, and the first again. Each line of `found` shows which types \
      one screen of a club used. Each club uses its own types, so another club must \
      not change them. Look at where the screens of each club get their types.
      """)
    XCTAssertEqual(
      try CompiledAnswer(spec: #filePath).globalState(), [],
      """
      Your code stores changeable values in the global or static properties that `found` lists, \
      so all clubs share these values. A value that differs from club to club belongs to the \
      club. Look at how such a value gets from `makeClub(userType:avatarType:)` to the screens.
      """)
  }

  @MainActor
  func testKeepsEverySignUpAndEveryGuestAUserOfItsOwn() async throws {
    let club = makeClub()

    var users: [any User] = []
    for _ in 1...2 {
      users.append(try await club.signUp.signUp("Arya"))
      users.append(try club.profile.visitor(uid: -1))
    }

    XCTAssertEqual(
      Set(users.map(ObjectIdentifier.init)).count, 4,
      """
      The spec signed up two users in one club and asked it for two guests. \
      `found` is the number of different objects among these four users. What \
      happens to one user must not happen to another, so each must be an object \
      of its own. Look for a user that a screen keeps from one call to the next.
      """)
  }
}

extension MetatypesXCTests {
  /// A line for each screen.
  @MainActor private func typesUsed(by club: Club) async throws -> [String] {
    let member: any User = try await club.signUp.signUp("Arya")
    let found: any User = try club.profile.visitor(uid: 7)
    let guest: any User = try club.profile.visitor(uid: -1)
    let avatar: any Avatar = try await club.gallery.upload(by: member)
    let picture = try club.gallery.caption(uid: 3).components(
      separatedBy: " by ")[0]
    return [
      "sign-up: \(type(of: member))",
      "profile: \(type(of: found)), guest \(type(of: guest))",
      "gallery: \(type(of: avatar)), caption of \(picture)",
    ]
  }
}
