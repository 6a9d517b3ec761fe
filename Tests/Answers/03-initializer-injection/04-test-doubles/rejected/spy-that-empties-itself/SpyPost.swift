// Wrong: to read the letters takes them away.
// Rejected by: the spy tells every letter in the order sent

/// A post that sends nothing and writes down every letter.
final class SpyPost: Post {
  private var letters: [Letter] = []

  /// What was sent since you asked last.
  var sent: [Letter] {
    defer { letters.removeAll() }
    return letters
  }

  func send(_ letter: Letter) {
    letters.append(letter)
  }
}
