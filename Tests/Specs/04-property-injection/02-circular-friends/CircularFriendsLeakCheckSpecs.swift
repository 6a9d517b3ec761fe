import SpecTags
import Testing

@testable import CircularFriends

@MainActor
@Suite struct CircularFriendsLeakCheckSpecs {
  @Test func `the leak check finds objects in a cycle`() {
    let found =
      (1...3).map { count in
        "a cycle of \(count): \(verdict(on: { ring(of: count) }))"
      } + ["an object with its own closure: \(verdict(on: selfHolding))"]

    #expect(
      found == [
        "a cycle of 1: not gone", "a cycle of 2: not gone",
        "a cycle of 3: not gone", "an object with its own closure: not gone",
      ],
      """
      The spec asked `isGone` about objects that hold each other or themselves, and \
      `found` lists its verdicts. Objects like these are never released, so `isGone` must \
      return `false` for each of them. A `nil` in your own variable tells you nothing \
      about the object that the variable held before. Look at `isGone`: it must examine \
      the object that a single call to `make` returned, without holding that object.
      """)
  }

  @Test func `the leak check leaves an object that is held as it is`() {
    let user = makeUser(username: "Arya")
    let avatar = makeAvatar(author: user)
    befriend(user, avatar)
    let link = Link()

    let verdicts = [isGone { user as AnyObject }, isGone { link }]

    #expect(
      verdicts.map { $0 ? "gone" : "not gone" } == ["not gone", "not gone"],
      """
      The spec held a user and another object, and asked `isGone` about both. `found` lists \
      the two verdicts. An object that something holds is not gone, whatever its type. Look \
      at whether `isGone` examines the object that `make` returned, or something else.
      """)
    user.username = "No One"
    let labels = [user.avatar?.label ?? "no avatar", avatar.label]
    #expect(
      labels == ["No One", "No One"],
      """
      The spec asked `isGone` about a user with an avatar, and then renamed the \
      user to "No One". `found` lists the label of the user's avatar, and the label \
      of the avatar that the spec holds. If "keeps the labels up to date" is green, \
      `isGone` has changed the user. A leak check must change nothing, because a \
      check that takes objects apart hides the leaks that it should find.
      """)
    withExtendedLifetime(link) {}
  }

  @Test(.tags(.guard))
  func `keeps the leak check silent about an object that is gone`() {
    #expect(
      verdict(on: Link.init) == "gone",
      """
      Nothing held the object that `make` returned, but `isGone` reported that the \
      object wasn't gone. A leak check that reports every object is as useless as \
      a check that reports none. If `isGone` holds the object in a constant, that \
      constant's scope must end before `isGone` examines the object.
      """)
  }

  /// What the check says of an object that is made anew at the first call.
  private func verdict(on make: () -> Link) -> String {
    var calls = 0
    let calledGone = isGone {
      calls += 1
      // A second call, if there is one, makes an object that does go away.
      return calls == 1 ? make() : Link()
    }
    return calledGone ? "gone" : "not gone"
  }

  private func ring(of count: Int) -> Link {
    let first = Link()
    let last = (1..<count).reduce(first) { link, _ in
      let next = Link()
      link.next = next
      return next
    }
    last.next = first
    return first
  }

  private func selfHolding() -> Link {
    let link = Link()
    link.closure = { _ = link }
    return link
  }
}

private final class Link {
  var next: Link?
  var closure: (() -> Void)?
}
