import XCTest

@testable import CircularFriends

final class CircularFriendsXCTests: XCTestCase {
  @MainActor func testTheLeakCheckIsRightOnTheMainThreadToo() async {
    let user = makeUser(username: "Arya")
    let avatar = makeAvatar(author: user)
    befriend(user, avatar)

    let verdict = isGone { user as AnyObject } ? "gone" : "not gone"
    user.username = "No One"

    XCTAssertEqual(
      [
        verdict, "its avatar: \(user.avatar?.label ?? "none")",
        "the avatar: \(avatar.label)",
      ],
      ["not gone", "its avatar: No One", "the avatar: No One"],
      """
      Here `isGone` runs on the app's main thread, as in most tests about screens. The spec held a \
      user who has an avatar, asked `isGone` about the user, and then gave the user the name \
      "No One". These are the verdict, the label of the user's avatar, and the label of the avatar \
      that the spec holds. If only the labels are wrong, `isGone` has changed the user, although \
      looking must change nothing.
      """)
  }

  @MainActor func testAMemberIsGoneWithTheWall() async {
    weak var member: (any User)?
    do {
      let wall = Wall()
      member = wall.join("Arya")
    }

    XCTAssertEqual(
      memory(member == nil), "released",
      """
      A member joined the wall with a self-portrait, the spec released the wall, and the member is \
      still in memory. If the earlier specs are green, the closure in `befriend` is the cause, because \
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
      Each of two users had an avatar by the other, the spec released them all, and they are still \
      in memory. This cycle goes through both users. No user may own an avatar or itself, in a property or \
      in a closure, so check what `MockUser` stores and what the closure in `befriend` captures.
      """)

    weak var shown: (any User)?
    let picture = makeAvatar(author: makeUser(username: "Bran"))
    do {
      let sansa = makeUser(username: "Sansa")
      befriend(sansa, picture)
      shown = sansa
    }

    XCTAssertEqual(
      memory(shown == nil), "released",
      """
      Bran's picture of Sansa is held, and she isn't, but she is still in memory. An avatar owns \
      its author and no other user, not even the one whom it stands for. Look at what `befriend` \
      and `MockAvatar` hold.
      """)
    withExtendedLifetime(picture) {}
  }

  @MainActor func testKeepsTheLabelsUpToDateAlsoAFriends() async {
    let wall = Wall()
    let (arya, bran) = (wall.join("Arya"), wall.join("Bran"))
    let (byArya, sansa) = (
      makeAvatar(author: arya), makeUser(username: "Sansa")
    )
    befriend(sansa, byArya)

    func labels() -> String {
      (wall.labels + [byArya.label]).joined(separator: ", ")
    }

    var found = [labels()]
    for name in ["No One", "Mercy", "Arya"] {
      arya.username = name
      found.append(labels())
    }
    bran.username = "The Raven"
    sansa.username = "Lady Stark"
    found.append(labels())

    XCTAssertEqual(
      found,
      [
        "Arya, Bran, Sansa", "No One, Bran, Sansa", "Mercy, Bran, Sansa",
        "Arya, Bran, Sansa", "Arya, The Raven, Lady Stark",
      ],
      """
      Arya and Bran have self-portraits, and Sansa has an avatar by Arya. Each line has the three \
      labels: at first, after two new names for Arya, after her first name came back, and after \
      new names for Bran and Sansa. A label is the name of the user whom the avatar stands for, as \
      soon as it changes and each time. Look at the closure in `befriend`.
      """)
  }
}
