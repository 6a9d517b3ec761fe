/// A post for tests that sends nothing and tells what it was asked to send.
final class SpyPost: Post {
  // TODO: A test doesn't notice a letter too many, or two in the wrong order.
  private var last: Letter?

  var sent: [Letter] {
    last.map { [$0] } ?? []
  }

  func send(_ letter: Letter) {
    last = letter
  }
}
