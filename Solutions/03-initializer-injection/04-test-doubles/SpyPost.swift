/// A post that sends nothing and writes down every letter.
final class SpyPost: Post {
  private(set) var sent: [Letter] = []

  func send(_ letter: Letter) {
    sent.append(letter)
  }
}
