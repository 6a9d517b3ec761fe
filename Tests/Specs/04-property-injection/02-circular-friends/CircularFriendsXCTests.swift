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
      The spec ran `isGone` on the app's main thread, as most tests of screens do. \
      It held a user with an avatar, asked `isGone` about the user, and then renamed \
      the user to "No One". `found` lists the verdict, the label of the user's \
      avatar, and the label of the avatar that the spec holds. A leak check must \
      change nothing. If only the labels are wrong, `isGone` has changed the user.
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
      A member joined the wall with a self-portrait. The spec released the wall, but the member \
      was still in memory. Users and avatars must be gone as soon as nothing outside them holds \
      them. If the earlier specs are green, the cause is the closure in `befriend`, which the user \
      keeps. The closure captures the avatar or the user strongly, and both lead back to the user.
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
      Each of two users had an avatar by the other. The spec released all four objects, \
      but the first user was still in memory. This cycle goes through both users. No \
      user may own an avatar or itself, whether through a property or through a closure. \
      Look at what `MockUser` stores, and at what the closure in `befriend` captures.
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
      The spec held Bran's picture of Sansa and released Sansa, but Sansa was \
      still in memory. An avatar owns its author and no other user, not even the \
      user whom it stands for. Look at what `befriend` and `MockAvatar` hold.
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
      Arya and Bran have self-portraits, and Sansa has an avatar by Arya. The spec renamed Arya \
      twice, gave her the first name back, and then renamed Bran and Sansa. The first line of \
      `found` shows the three labels at the start. The next three lines show them after each of \
      Arya's new names, and the last line shows them at the end. A label is always the current \
      name of the user whom the avatar stands for. Look at the closure in `befriend`.
      """)
  }
}
