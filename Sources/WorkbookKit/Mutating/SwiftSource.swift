/// Swift code as words and signs: comments and spaces are gone, and a string is one token.
///
/// It reads code as the formatter leaves it: an operator between two operands has a space on
/// either side, and a statement begins a line or a block.
struct SwiftSource {
  struct Token: Equatable {
    enum Kind {
      case word
      case number
      /// A string or a regular expression, with all that is in it.
      case literal
      case sign
    }

    let kind: Kind
    let text: String
    /// Its characters in the code.
    let place: Range<Int>
    let isFirstOnLine: Bool
    let hasSpaceBefore: Bool
    let hasSpaceAfter: Bool

    /// Whether it stands between two operands.
    var isBinary: Bool {
      kind == .sign && hasSpaceBefore && hasSpaceAfter && !"()[]{},;".contains(text)
    }
  }

  let code: [Character]
  let tokens: [Token]
  /// For each bracket, the one that it belongs to.
  let partners: [Int: Int]

  init(_ text: String) {
    let lexer = SwiftLexer(text)
    code = lexer.code
    tokens = lexer.tokens
    partners = Self.partners(tokens)
  }

  private static func partners(_ tokens: [Token]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        guard let start = open.popLast() else { continue }
        partners[start] = index
        partners[index] = start
      default: break
      }
    }
    return partners
  }
}

extension SwiftSource {
  /// The words and signs here; empty where the code ends.
  func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  func isBinary(_ index: Int, _ words: Set<String>) -> Bool {
    tokens.indices.contains(index) && tokens[index].isBinary && words.contains(tokens[index].text)
  }

  /// The characters of these tokens and of all between them.
  func place(_ range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].place.lowerBound..<tokens[range.upperBound - 1].place.upperBound
  }

  /// The code of these tokens.
  func text(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : String(code[place(range)])
  }

  /// The token behind this one, or behind the bracket that closes it.
  func next(_ index: Int) -> Int {
    ["(", "[", "{"].contains(word(index)) ? (partners[index] ?? index) + 1 : index + 1
  }

  /// The tokens of the range that stand in no bracket of it, brackets' own ends included.
  func topLevel(_ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      found.append(index)
      index = next(index)
    }
    return found
  }

  /// The parts of the range between its commas.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in topLevel(range) where word(index) == "," {
      parts.append(start..<index)
      start = index + 1
    }
    return (parts + [start..<range.upperBound]).filter { !$0.isEmpty }
  }
}
