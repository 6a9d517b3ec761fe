import SpecTags
import Testing

@testable import CircularFriends

@Suite struct CircularFriendsLeakCheckSpecs {
  @Test(arguments: 1...3)
  func `the leak check finds objects in a cycle`(count: Int) {
    var calls = 0
    let calledGone = isGone {
      calls += 1
      // A second call, if there is one, makes an object that does go away.
      return calls == 1 ? cycle(of: count) : Link()
    }

    #expect(
      !calledGone,
      """
      A cycle of \(count) holds itself, and `isGone` calls it gone. That your \
      own variable is nil says nothing about the object: let go of it, and \
      look through a reference that does not own it. Call `make` once: each \
      call may make another object.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the leak check silent about an object that is gone`() {
    #expect(
      isGone { Link() },
      """
      Nobody holds this object, and `isGone` says that it is still there. \
      Perhaps `isGone` itself holds it, in a `let` that is still in scope.
      """)
  }

  private func cycle(of count: Int) -> Link {
    let first = Link()
    let last = (1..<count).reduce(first) { link, _ in
      let next = Link()
      link.next = next
      return next
    }
    last.next = first
    return first
  }
}

private final class Link {
  var next: Link?
}
