import XCTest

@testable import CircularFriends

final class CircularFriendsXCTests: XCTestCase {
  @MainActor func testAMemberIsGoneWithTheWall() async {
    weak var member: (any User)?
    do {
      let wall = Wall()
      member = wall.join("Arya")
    }

    XCTAssertNil(
      member,
      "The wall is gone, and its member is still there. Either a user owns an "
        + "avatar, or the handler that `befriend` gives to the user captures "
        + "strongly what leads back: the avatar, or the user.")
  }

  @MainActor func testFriendsWithEachOthersAvatarsAreGone() async {
    weak var first: (any User)?
    do {
      let arya = makeUser(username: "Arya")
      let bran = makeUser(username: "Bran")
      let byArya = makeAvatar(author: arya)
      let byBran = makeAvatar(author: bran)
      befriend(arya, byBran)
      befriend(bran, byArya)
      first = arya
    }

    XCTAssertNil(
      first,
      "Each of two users had an avatar by the other, and they are still "
        + "there: the cycle goes through both. No user may own an avatar, in "
        + "a property or in a closure, not even one by somebody else.")
  }

  @MainActor func testKeepsTheLabelsUpToDateAlsoAFriends() async {
    let wall = Wall()
    let (arya, bran) = (wall.join("Arya"), wall.join("Bran"))
    let byArya = makeAvatar(author: arya)
    befriend(makeUser(username: "Sansa"), byArya)

    arya.username = "No One"
    bran.username = "The Raven"

    XCTAssertEqual(
      wall.labels + [byArya.label], ["No One", "The Raven", "Sansa"],
      "Two members of the wall got a new name, and Arya's other avatar stands "
        + "for Sansa. `befriend` must see to it that a label is the name of "
        + "the user whom the avatar stands for, whoever made it.")
  }
}
