// Wrong: keeps the letters of each recipient together.
// Rejected by: the spy tells every letter in the order sent

/// A post that sends nothing and writes down every letter.
final class SpyPost: Post {
  private var names: [String] = []
  private var letters: [String: [Letter]] = [:]

  var sent: [Letter] {
    names.flatMap { letters[$0, default: []] }
  }

  func send(_ letter: Letter) {
    if letters[letter.to] == nil { names.append(letter.to) }
    letters[letter.to, default: []].append(letter)
  }
}
