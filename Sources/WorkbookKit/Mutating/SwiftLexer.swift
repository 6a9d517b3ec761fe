/// Cuts Swift code into words and signs.
struct SwiftLexer {
  private(set) var tokens: [SwiftSource.Token] = []
  private let reader: CodeReader
  var code: [Character] { reader.code }

  init(_ text: String) {
    reader = CodeReader(text)
    var place = 0
    var isFirst = true
    while place < code.count {
      if code[place].isWhitespace {
        isFirst = isFirst || code[place].isNewline
        place += 1
      } else if isComment(at: place) {
        place = reader.end(at: place)
      } else {
        let (kind, end) = token(at: place)
        add(kind, place..<end, isFirst)
        isFirst = false
        place = end
      }
    }
  }

  private mutating func add(
    _ kind: SwiftSource.Token.Kind, _ place: Range<Int>, _ isFirst: Bool
  ) {
    tokens.append(
      SwiftSource.Token(
        kind: kind, text: String(code[place]), place: place, isFirstOnLine: isFirst,
        hasSpaceBefore: isSpace(place.lowerBound - 1), hasSpaceAfter: isSpace(place.upperBound)))
  }

  private func token(at place: Int) -> (SwiftSource.Token.Kind, end: Int) {
    let character = code[place]
    if character == "\"" || character == "`" {
      return (character == "`" ? .word : .literal, reader.end(at: place))
    }
    if character == "#", reader.end(at: place) > place + 1 {
      return (.literal, reader.end(at: place))
    }
    if character == "/", let end = endOfRegex(at: place) { return (.literal, end) }
    if character.isNumber { return (.number, endOfNumber(at: place)) }
    if isWordCharacter(character) || "@#$".contains(character) {
      return (.word, end(of: isWordCharacter, from: place + 1))
    }
    return (.sign, endOfSign(at: place))
  }

  private func isWordCharacter(_ character: Character) -> Bool {
    reader.isWordCharacter(character) || character == "$"
  }

  /// Whether there is no code here.
  private func isSpace(_ place: Int) -> Bool {
    !code.indices.contains(place) || code[place].isWhitespace
  }

  private func isComment(at place: Int) -> Bool {
    code[place...].starts(with: "//") || code[place...].starts(with: "/*")
  }

  private func end(of belongs: (Character) -> Bool, from start: Int) -> Int {
    code[start...].firstIndex { !belongs($0) } ?? code.count
  }

  /// `1`, `2_000`, `0.5`, `0xFF`; in `0...3` and `pair.0.name` the point is not the number's.
  private func endOfNumber(at start: Int) -> Int {
    let end = end(of: reader.isWordCharacter, from: start)
    guard end + 1 < code.count, code[end] == ".", code[end + 1].isNumber, tokens.last?.text != "."
    else { return end }
    return self.end(of: reader.isWordCharacter, from: end + 1)
  }

  /// An operator between spaces is one sign; elsewhere each character is, ranges apart.
  private func endOfSign(at start: Int) -> Int {
    if code[start...].starts(with: "...") || code[start...].starts(with: "..<") { return start + 3 }
    let end = end(of: { "=+-*/%<>!&|^~?".contains($0) }, from: start)
    return end > start && isSpace(start - 1) && isSpace(end) ? end : start + 1
  }

  /// A slash begins a regular expression where an operand may begin.
  private func endOfRegex(at start: Int) -> Int? {
    let before = tokens.last?.text ?? "="
    guard !isSpace(start + 1), ["(", ",", "=", ":", "[", "return"].contains(before) else {
      return nil
    }
    var place = start + 1
    while place < code.count, !code[place].isNewline {
      if code[place] == "/" { return place + 1 }
      place += code[place] == "\\" ? 2 : 1
    }
    return nil
  }
}
