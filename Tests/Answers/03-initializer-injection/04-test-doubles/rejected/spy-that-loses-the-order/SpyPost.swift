// Wrong: keeps the letters by receiver, so nobody sees which came first.
// Rejected by: the spy tells every letter in the order sent

final class SpyPost: Post {
  private var letters: [String: [Letter]] = [:]

  var sent: [Letter] {
    letters.keys.sorted().flatMap { letters[$0] ?? [] }
  }

  func send(_ letter: Letter) {
    letters[letter.to, default: []].append(letter)
  }
}
