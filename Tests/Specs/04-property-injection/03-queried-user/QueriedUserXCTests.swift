import XCTest

@testable import QueriedUser

final class QueriedUserXCTests: XCTestCase {
  @MainActor func testTheAvatarsAuthorIsThatUser() async throws {
    let club = makeClub()
    let user = try club.queryUser(uid: 7)

    XCTAssertEqual(
      author(of: user), "that user",
      "The spec asked the club for user 7, and then compared the user with the "
        + "author of the user's avatar. The author and user 7 must be the same "
        + "object. If `found` is \"no avatar\", nothing owns the avatar. Otherwise, "
        + "look at which user `Club` passes in when it makes the avatar.")
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
      "The spec read the `picture` of a `ProfileScreen` immediately, and again "
        + "after other tasks had run. Meanwhile, the app held the club and the "
        + "screen held the user. `found` lists the two pictures. A screen can look "
        + "at the avatar at any time, so the avatar needs an owner that exists until "
        + "the app signs out. `ClubApp.swift` shows what the app holds until then."
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
      "The spec gave users 7 and 8 a new avatar each, both with the same picture "
        + "of a beach, and held the old avatars. The first two lines of `found` show "
        + "the users that the spec held. The other two show the users that the club "
        + "returns now. Each user must have a new avatar of its own, in place of the "
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
      "The spec called `makeClub()` twice and asked each club for uid 7, and both clubs "
        + "returned the same object. Clubs must not share their users. Store what a club has "
        + "found in properties of that club, and build a new club in each call to `makeClub()`."
    )
    XCTAssertEqual(
      picture(of: users[1]) == "beach.png"
        ? "both clubs show the change" : "one club shows it",
      "one club shows it",
      "The spec changed a user's avatar in one club, and the second club "
        + "then showed the new picture. Clubs must not share their users or "
        + "avatars. Store what a club has found in properties of that club."
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
      "The spec gave user 7 a new avatar with `changeAvatar`, and held no reference "
        + "to the old avatar. `found` shows what became of the old avatar. `changeAvatar` "
        + "must make a new avatar for the new picture, and must not change the old "
        + "avatar. The club must then release the old avatar, or each change leaks an "
        + "avatar. Look at `Club.changeAvatar`, and at what else keeps avatars."
    )
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
