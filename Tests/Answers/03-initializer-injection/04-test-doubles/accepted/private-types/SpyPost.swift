/// A post that sends nothing and writes down every letter.
final class SpyPost {
  /// The letters by the number of letters before them.
  private var book: [Int: Letter] = [:]

  var sent: [Letter] {
    (0..<book.count).compactMap { book[$0] }
  }
}

extension SpyPost: Post {
  func send(_ letter: Letter) {
    book[book.count] = letter
  }
}
