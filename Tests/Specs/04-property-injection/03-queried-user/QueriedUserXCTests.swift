import XCTest

@testable import QueriedUser

final class QueriedUserXCTests: XCTestCase {
  @MainActor func testTheAvatarsAuthorIsThatUser() async throws {
    let club = makeClub()
    let user = try club.queryUser(uid: 7)

    XCTAssertIdentical(
      user.avatar?.author, user,
      "User 7 must be the author of its own avatar. Either the avatar is gone, "
        + "or it was made with another user.")
    withExtendedLifetime(club) {}
  }

  @MainActor func testAScreenShowsThePictureHoweverLateItLooks() async throws {
    let app = ClubApp()
    let screen = try app.openProfile(uid: 7)

    for uid in 8...20 {
      _ = try app.openProfile(uid: uid)
      await Task.yield()
    }

    XCTAssertEqual(
      screen.picture, "https://example.com/avatars/7.png",
      "The app holds the club and the screen holds the user, so the avatar "
        + "must be there. Let its owner live as long as the club.")
    withExtendedLifetime(app) {}
  }

  @MainActor func testANewAvatarTakesThePlaceOfTheOldOne() async throws {
    let club = makeClub()
    let user = try club.queryUser(uid: 7)
    let old = user.avatar

    try club.changeAvatar(ofUser: 7, to: "beach.png")
    try club.changeAvatar(ofUser: 8, to: "beach.png")
    let later = try [7, 8].map { try club.queryUser(uid: $0) }

    XCTAssertEqual(
      ([user] + later).map { $0.avatar?.imageURL ?? "none" },
      ["beach.png", "beach.png", "beach.png"],
      "Two users got a picture of the beach. Who holds a user, and who asks "
        + "later, must see it, also while somebody still holds the old avatar. "
        + "Either nobody owns the new one, or the old one came back.")
    XCTAssertIdentical(
      user.avatar?.author, user,
      "The new avatar must have user 7 as its author, as the old one had.")
    withExtendedLifetime((club, old)) {}
  }

  @MainActor func testKeepsTwoClubsFromSharingTheirUsers() async throws {
    let (one, other) = (makeClub(), makeClub())
    let users = try [one, other].map { try $0.queryUser(uid: 7) }

    try one.changeAvatar(ofUser: 7, to: "beach.png")

    XCTAssertNotIdentical(
      users[0], users[1],
      "Two clubs found one and the same user. Do they share a static table? "
        + "Keep what a club has found in that club.")
    XCTAssertNotEqual(
      users[1].avatar?.imageURL, "beach.png",
      "An avatar was changed in one club, and the other shows it. Do they "
        + "share a static table? Keep what a club has found in that club.")
    withExtendedLifetime((one, other)) {}
  }

  @MainActor func testKeepsNoAvatarThatWasReplaced() async throws {
    let club = makeClub()
    let user = try club.queryUser(uid: 7)
    weak var old: (any Avatar)?
    old = user.avatar

    try club.changeAvatar(ofUser: 7, to: "beach.png")

    XCTAssertNil(
      old,
      "The old avatar is still there. Its owner must be given the new one and "
        + "let the old one go, and both are for one and the same user. Another "
        + "picture is another avatar: do not change the old one.")
    withExtendedLifetime((club, user)) {}
  }
}
