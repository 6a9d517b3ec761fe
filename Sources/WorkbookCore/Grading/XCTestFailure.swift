/// What XCTest prints of an expectation that was not met:
/// `path:line: error: Class.method : XCTAssertEqual failed: ("a") is not equal to ("b") - message`.
///
/// The values may hold line ends; then the words go on in the lines that follow. They may hold signs
/// that join a letter to its neighbour, too: so XCTest's own words are looked for byte by byte.
struct XCTestFailure {
  let name: String
  private let path: String
  private let line: Int
  private var text: String
  /// The text as far as it is kept; after it only the line that came last.
  private var beginning: String?
  /// Whether the author's message has been reached.
  private(set) var isComplete = false

  init?(line: Substring) {
    guard
      let error = line.firstPlace(of: ": error: "),
      let separator = line[error.upperBound...].firstPlace(of: " : "),
      let colon = line[..<error.lowerBound].lastIndex(of: ":"),
      let number = Int(line[line.index(after: colon)..<error.lowerBound])
    else { return nil }
    name = XCTestName.plain(line[error.upperBound..<separator.lowerBound])
    // What a learner printed without a line's end may stand before the path.
    let path = line[..<colon]
    self.path = String(path[(path.firstIndex(of: "/") ?? path.startIndex)...])
    self.line = number
    text = String(line[separator.upperBound...])
    isComplete = hasMessage
  }

  /// Takes one more line; after 4 KiB only what may be the last one, with the author's message.
  mutating func goOn(_ line: Substring) {
    if text.utf8.count < 4_096 {
      text += "\n\(line)"
    } else if line.firstPlace(of: "\" - ") != nil || line.firstPlace(of: "\") - ") != nil {
      let beginning = beginning ?? text
      self.beginning = beginning
      text = "\(beginning)\n…\n\(line)"
    } else {
      return
    }
    isComplete = hasMessage
  }

  private var hasMessage: Bool {
    text[...].firstPlace(of: " failed: ") == nil || parts.message != text
  }

  var failure: Problem {
    let (message, detail) = parts
    return Problem(message.shortened, detail: detail?.shortened, path: path, line: line)
  }

  /// XCTest's words and, behind a dash, the author's.
  private var parts: (message: String, detail: String?) {
    let text = self.text[...]
    guard let words = text.firstPlace(of: " failed: ") else {
      let dash = text.firstPlace(of: " failed - ") ?? text.firstPlace(of: " - ")
      return (String(dash.map { text[$0.upperBound...] } ?? text), nil)
    }
    if let plain = text.firstPlace(of: " failed - "), plain.lowerBound < words.lowerBound {
      return (String(text[plain.upperBound...]), nil)
    }
    let rest = text[words.upperBound...]
    let opensValue = rest.utf8.starts(with: "(\"".utf8)
    let end = opensValue ? rest.firstPlace(of: "\") - ") : rest.firstPlace(of: " - ")
    guard let end else { return (String(text), nil) }
    let detail = rest[..<rest.utf8.index(end.upperBound, offsetBy: -3)]
    return (String(rest[end.upperBound...]), String(detail))
  }
}

extension Substring {
  /// Where the word stands first.
  fileprivate func firstPlace(of word: String) -> Range<Index>? {
    utf8.firstRange(of: word.utf8)
  }
}
