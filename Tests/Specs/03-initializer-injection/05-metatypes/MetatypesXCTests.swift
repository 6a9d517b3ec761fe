import XCTest

@testable import Metatypes

final class MetatypesXCTests: XCTestCase {
  @MainActor func testASignUpMakesAUserOfTheTypeItWasGiven() async throws {
    let club = makeClub(userType: TestUser.self, avatarType: MockAvatar.self)

    let member: any User = try await club.signUp.signUp("Arya")

    XCTAssertEqual(
      describe(member), "TestUser Arya, uid 7",
      "The club uses `TestUser`, so a sign-up must make and create one. Either "
        + "`makeClub` hands over another type, or `signUp(_:)` uses another.")
  }

  @MainActor func testAnUploadMakesAnAvatarOfTheTypeItWasGiven() async throws {
    let club = makeClub(userType: MockUser.self, avatarType: TestAvatar.self)
    let author = TestUser(username: "Bran")

    let avatar: any Avatar = try await club.gallery.upload(by: author)

    XCTAssertEqual(
      describe(avatar), "TestAvatar by Bran, uid 7",
      "The club uses `TestAvatar`, so an upload must make and create one, by "
        + "the author it gets. Either `makeClub` hands over another type, or "
        + "`upload(by:)` uses another.")
  }

  @MainActor func testTwoClubsEachUseTheirOwnTypes() async throws {
    let first = makeClub(userType: TestUser.self, avatarType: TestAvatar.self)
    let second = makeClub(userType: MockUser.self, avatarType: LocalAvatar.self)

    let found = try await [typesUsed(by: first), typesUsed(by: second)]

    XCTAssertEqual(
      found, [["TestUser", "TestAvatar"], ["MockUser", "LocalAvatar"]],
      "Two clubs are open, and one does not use its own types. Each screen "
        + "must remember the types it was built with: keep them in no global.")
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
      "Two sign-ups and two guests are four users, and some are the same "
        + "object. Make a new user in each call: keep the type, not a user.")
  }
}

extension MetatypesXCTests {
  @MainActor private func describe(_ user: any User) -> String {
    "\(type(of: user)) \(user.username), uid \(user.uid)"
  }

  @MainActor private func describe(_ avatar: any Avatar) -> String {
    "\(type(of: avatar)) by \(avatar.author.username), uid \(avatar.uid)"
  }

  @MainActor private func typesUsed(by club: Club) async throws -> [String] {
    let member: any User = try await club.signUp.signUp("Arya")
    let avatar: any Avatar = try await club.gallery.upload(by: member)
    return ["\(type(of: member))", "\(type(of: avatar))"]
  }
}
