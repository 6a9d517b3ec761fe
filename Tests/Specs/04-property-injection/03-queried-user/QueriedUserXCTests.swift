import XCTest

@testable import QueriedUser

final class QueriedUserXCTests: XCTestCase {
  @MainActor func testTheAvatarsAuthorIsThatUser() async throws {
    let club = makeClub()
    let user = try club.queryUser(uid: 7)

    XCTAssertEqual(
      author(of: user), "that user",
      "User 7 must be the author of its own avatar, as the same object. If the value found is "
        + "\"no avatar\", nothing owns the avatar. Otherwise, look at which user `Club` makes the "
        + "avatar with.")
    withExtendedLifetime(club) {}
  }

  @MainActor func testAScreenShowsThePictureHoweverLateItLooks() async throws {
    let app = ClubApp()
    let screen = try app.openProfile(uid: 7)

    var pictures = [screen.picture]
    for _ in 1...20 { await Task.yield() }
    pictures.append(screen.picture)

    XCTAssertEqual(
      pictures, Array(repeating: "https://example.com/avatars/7.png", count: 2),
      "A `ProfileScreen` was drawn at once and again after other tasks had run, while the app held "
        + "the club and the screen held the user. A screen is drawn whenever it comes into sight, "
        + "so the avatar needs an owner that stays until the app signs out. `ClubApp.swift` shows "
        + "what the app holds until then."
    )
    withExtendedLifetime(app) {}
  }

  @MainActor func testANewAvatarTakesThePlaceOfTheOldOne() async throws {
    let club = makeClub()
    let users = try [7, 8].map { try club.queryUser(uid: $0) }
    let old = users.map(\.avatar)

    for uid in [7, 8] { try club.changeAvatar(ofUser: uid, to: "beach.png") }
    let later = try [7, 8].map { try club.queryUser(uid: $0) }

    XCTAssertEqual(
      (users + later).map { "\(picture(of: $0)) by \(author(of: $0))" },
      Array(repeating: "beach.png by that user", count: 4),
      "Users 7 and 8 each got a new avatar, with the same picture of the beach, while the spec held "
        + "the old ones. The first two lines are the users as the spec held them, the others as "
        + "the club gives them now. Each user has a new avatar of its own now, in place of the "
        + "old one. Look at what `changeAvatar` does with the avatar that it makes."
    )
    withExtendedLifetime((club, old)) {}
  }

  @MainActor func testKeepsTwoClubsFromSharingTheirUsers() async throws {
    let (one, other) = (makeClub(), makeClub())
    let users = try [one, other].map { try $0.queryUser(uid: 7) }

    try one.changeAvatar(ofUser: 7, to: "beach.png")

    XCTAssertEqual(
      users[0] === users[1]
        ? "one user for both clubs" : "a user for each club",
      "a user for each club",
      "`makeClub()` was called twice, both clubs were asked for uid 7, and they found the very same "
        + "object. A new club has found no user yet, so what one club has found must not reach "
        + "another. Keep it in stored properties of that club, and build a new club in each call "
        + "of `makeClub()`.")
    XCTAssertEqual(
      picture(of: users[1]) == "beach.png"
        ? "both clubs show the change" : "one club shows it",
      "one club shows it",
      "An avatar was changed in one club, and another club shows the new picture. What one club "
        + "has found must not reach another: keep it in stored properties of that club."
    )
    withExtendedLifetime((one, other)) {}
  }

  @MainActor func testKeepsNoAvatarThatWasReplaced() async throws {
    let club = makeClub()
    let user = try club.queryUser(uid: 7)
    weak var old: AnyObject?
    old = user.avatar

    try club.changeAvatar(ofUser: 7, to: "beach.png")

    let found =
      switch old {
      case nil: "the old avatar is gone"
      case let old? where old === user.avatar:
        "the old avatar is still the user's avatar"
      default: "the old avatar is alive, and isn't the user's any more"
      }
    XCTAssertEqual(
      found, "the old avatar is gone",
      "User 7 got a new avatar, and nothing outside the club held the old one. Another picture is "
        + "another avatar: `changeAvatar` must make one, and not change the old one's picture. The "
        + "club must release the old one then, or each change leaks an avatar. Look at "
        + "`Club.changeAvatar`, and at what else keeps avatars.")
    withExtendedLifetime((club, user)) {}
  }
}

/// Who made the user's avatar.
@MainActor
private func author(of user: any User) -> String {
  guard let avatar = user.avatar else { return "no avatar" }
  return avatar.author === user
    ? "that user" : "another object, \(avatar.author.username)"
}
