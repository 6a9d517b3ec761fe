import XCTest

@testable import CircularFriends

final class CircularFriendsXCTests: XCTestCase {
  @MainActor func testAMemberIsGoneWithTheWall() async {
    weak var member: (any User)?
    do {
      let wall = Wall()
      member = wall.join("Arya")
    }

    XCTAssertEqual(
      memory(member == nil), "released",
      """
      A member joined the wall with a self-portrait, the wall was let go, and the member is still \
      in memory. If the earlier specs are green, the closure in `befriend` is the cause, because \
      the user keeps it: it captures the avatar or the user strongly, and both lead back.
      """)
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

    XCTAssertEqual(
      memory(first == nil), "released",
      """
      Each of two users had an avatar by the other, all were let go, and they are still in memory. \
      This cycle goes through both users. No user may own an avatar or itself, in a property or \
      in a closure, so check what `MockUser` stores and what the closure in `befriend` captures.
      """)
  }

  @MainActor func testKeepsTheLabelsUpToDateAlsoAFriends() async {
    let wall = Wall()
    let (arya, bran) = (wall.join("Arya"), wall.join("Bran"))
    let (byArya, sansa) = (
      makeAvatar(author: arya), makeUser(username: "Sansa")
    )
    befriend(sansa, byArya)

    var labels = [wall.labels + [byArya.label]]
    for name in ["No One", "Mercy", "Arya"] {
      arya.username = name
      labels.append(wall.labels + [byArya.label])
    }
    bran.username = "The Raven"
    sansa.username = "Lady Stark"
    labels.append(wall.labels + [byArya.label])

    XCTAssertEqual(
      labels,
      [
        ["Arya", "Bran", "Sansa"], ["No One", "Bran", "Sansa"],
        ["Mercy", "Bran", "Sansa"], ["Arya", "Bran", "Sansa"],
        ["Arya", "The Raven", "Lady Stark"],
      ],
      """
      Arya and Bran have self-portraits, and Sansa has an avatar by Arya. These are the three \
      labels at first, after two new names for Arya, after her first name came back, and after \
      new names for Bran and Sansa. A label is the name of the user whom the avatar stands for, as \
      soon as it changes and each time. Look at the closure in `befriend`.
      """)
  }
}
