extension CodeBlocks {
  /// How strongly an operator binds; more is stronger.
  private static let strengths: [String: Int] = [
    "=": 0, "+=": 0, "-=": 0, "?": 1, ":": 1, "||": 2, "&&": 3,
    "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "===": 4, "!==": 4, "??": 5,
  ]

  private static let leading: Set = [
    ",", ":", "return", "throw", "in", "if", "guard", "while", "where", "case", "else", "->", "try",
    "await",
  ]

  /// The operand on the left of the operator at this place.
  func left(of index: Int) -> Range<Int> {
    let strength = Self.strengths[source.word(index)] ?? 9
    var start = index
    while start > 0, !starts.contains(start) {
      let before = start - 1
      let word = source.word(before)
      if ["(", "[", "{"].contains(word) || Self.leading.contains(word) { break }
      if source.tokens[before].isBinary, Self.strengths[word] ?? 9 <= strength { break }
      start = [")", "]", "}"].contains(word) ? source.partners[before] ?? before : before
    }
    return start..<index
  }

  /// The operand on the right of the operator at this place.
  func right(of index: Int) -> Range<Int> {
    let strength = Self.strengths[source.word(index)] ?? 9
    var end = index + 1
    while end < source.tokens.count, !starts.contains(end) || end == index + 1 {
      let word = source.word(end)
      if [")", "]", "}", ",", "else"].contains(word) || controlBraces.contains(end) { break }
      if source.tokens[end].isBinary, Self.strengths[word] ?? 9 < strength { break }
      end = source.next(end)
    }
    return index + 1..<end
  }

  /// The clauses behind `if`, `guard`, `while` or `where`, commas and all.
  func conditions(after index: Int) -> Range<Int> {
    var end = index + 1
    while end < source.tokens.count, !controlBraces.contains(end) {
      let word = source.word(end)
      let isLabelEnd = word == ":" && !source.isBinary(end, [":"])
      if [")", "]", "}", "else"].contains(word) || isLabelEnd { break }
      end = source.next(end)
    }
    return index + 1..<end
  }
}
