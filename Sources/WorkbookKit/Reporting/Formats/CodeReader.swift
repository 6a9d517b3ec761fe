/// Finds its way through Swift code: what stands in a text, a comment or a raw name is no brace.
struct CodeReader {
  let code: [Character]

  init(_ text: String) {
    code = Array(text)
  }

  func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Whether this word, and no longer one, stands here.
  func hasWord(_ word: String, at place: Int) -> Bool {
    guard has(word, at: place) else { return false }
    let end = place + word.count
    return !(place > 0 && isWordCharacter(code[place - 1]))
      && !(end < code.count && isWordCharacter(code[end]))
  }

  /// The place of the next such character that is code.
  func first(_ character: Character, from start: Int) -> Int? {
    var place = start
    while place < code.count {
      if code[place] == character { return place }
      place = end(at: place)
    }
    return nil
  }

  /// The place of the bracket that closes the one here.
  func closing(of open: Int) -> Int? {
    var depth = 0
    var place = open
    while place < code.count {
      switch code[place] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place = end(at: place)
    }
    return nil
  }

  /// The place behind what stands here: a whole text, comment or raw name, or one character.
  func end(at place: Int) -> Int {
    switch code[place] {
    case "/" where has("//", at: place):
      return code[place...].firstIndex(of: "\n") ?? code.count
    case "/" where has("/*", at: place):
      return endOfComment(at: place)
    case "`":
      return code[(place + 1)...].firstIndex(of: "`").map { $0 + 1 } ?? code.count
    case "\"", "#":
      return endOfText(at: place)
    default:
      return place + 1
    }
  }

  private func has(_ word: String, at place: Int) -> Bool {
    code[place...].starts(with: word)
  }

  /// Comments may stand in comments.
  private func endOfComment(at start: Int) -> Int {
    var depth = 0
    var place = start
    while place < code.count {
      if has("/*", at: place) {
        depth += 1
        place += 2
      } else if has("*/", at: place) {
        depth -= 1
        place += 2
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return code.count
  }

  /// Three quotes open a text of several lines where nothing follows them: `#"""#` is one quote.
  private func isBlock(at open: Int) -> Bool {
    has("\"\"\"", at: open)
      && code[(open + 3)...].prefix { !$0.isNewline }.allSatisfy(\.isWhitespace)
  }

  /// A text with or without `#`, of one line or several. What stands between `\(` and `)` is code.
  private func endOfText(at start: Int) -> Int {
    let hashes = String(code[start...].prefix { $0 == "#" })
    let open = start + hashes.count
    guard open < code.count, code[open] == "\"" else { return start + 1 }
    let quotes = isBlock(at: open) ? "\"\"\"" : "\""
    var place = open + quotes.count
    while place < code.count {
      if has(quotes + hashes, at: place) { return place + quotes.count + hashes.count }
      if quotes.count == 1, code[place].isNewline { return place }
      if has("\\" + hashes, at: place) {
        place += 1 + hashes.count
        let isCode = place < code.count && code[place] == "("
        place = (isCode ? closing(of: place) ?? code.count : place) + 1
      } else {
        place += 1
      }
    }
    return code.count
  }
}
