// Wrong: keeps the last thousand letters only.
// Rejected by: the spy tells every letter in the order sent

/// A post that sends nothing and writes down every letter.
final class SpyPost: Post {
  private(set) var sent: [Letter] = []

  func send(_ letter: Letter) {
    sent.append(letter)
    if sent.count > 1000 { sent.removeFirst() }
  }
}
