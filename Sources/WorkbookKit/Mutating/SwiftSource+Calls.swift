extension SwiftSource {
  /// An argument of a call.
  struct Argument {
    /// The tokens of its label, if any, and of its value.
    let all: Range<Int>
    /// The tokens of its value.
    let value: Range<Int>

    var isLabelled: Bool { all != value }
  }

  /// The arguments of each call, in order; what is declared is no call.
  var calls: [[Argument]] {
    tokens.indices.compactMap { open in
      guard word(open) == "(", let close = partners[open], isCall(open) else { return nil }
      return parts(open + 1..<close).map { part in
        let isLabelled = isWord(part.lowerBound) && word(part.lowerBound + 1) == ":"
        return Argument(
          all: part,
          value: isLabelled && part.count > 2 ? part.lowerBound + 2..<part.upperBound : part)
      }
    }
  }

  private func isCall(_ open: Int) -> Bool {
    guard open > 0, !tokens[open].hasSpaceBefore else { return false }
    let name = word(open - 1)
    if name == "init" || name == "subscript" { return word(open - 2) == "." }
    if name.hasPrefix("@") { return false }
    if name == ">" { return true }
    return (isWord(open - 1) || name == "]" || name == ")")
      && !["func", "case"].contains(word(open - 2))
  }
}
