/// What XCTest prints of an expectation that was not met:
/// `path:line: error: Class.method : XCTAssertEqual failed: ("a") is not equal to ("b") - message`.
///
/// The values may hold line ends; then the words go on in the lines that follow.
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
      let error = line.firstRange(of: ": error: "),
      let separator = line[error.upperBound...].firstRange(of: " : "),
      let colon = line[..<error.lowerBound].lastIndex(of: ":"),
      let number = Int(line[line.index(after: colon)..<error.lowerBound])
    else { return nil }
    name = String(line[error.upperBound..<separator.lowerBound])
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
    } else if line.contains("\" - ") || line.contains("\") - ") {
      let beginning = beginning ?? text
      self.beginning = beginning
      text = "\(beginning)\n…\n\(line)"
    } else {
      return
    }
    isComplete = hasMessage
  }

  private var hasMessage: Bool {
    !text.contains(" failed: ") || parts.message != text
  }

  var failure: SpecFailure {
    let (message, detail) = parts
    return SpecFailure(
      message: message.shortened, detail: detail?.shortened, path: path, line: line)
  }

  /// XCTest's words and, behind a dash, the author's.
  private var parts: (message: String, detail: String?) {
    guard let words = text.firstRange(of: " failed: ") else {
      let dash = text.firstRange(of: " failed - ") ?? text.firstRange(of: " - ")
      return (dash.map { String(text[$0.upperBound...]) } ?? text, nil)
    }
    if let plain = text.firstRange(of: " failed - "), plain.lowerBound < words.lowerBound {
      return (String(text[plain.upperBound...]), nil)
    }
    let rest = text[words.upperBound...]
    let opensValue = rest.hasPrefix("(\"")
    let end = opensValue ? rest.firstRange(of: "\") - ") : rest.firstRange(of: " - ")
    guard let end else { return (text, nil) }
    return (String(rest[end.upperBound...]), String(rest[..<end.upperBound].dropLast(3)))
  }
}
