extension MutationOperator {
  /// What decides.
  static let conditions = [
    .replacing("negated condition", opposites) { $0.tokens[$1].isBinary },
    .replacing("swapped and with or", ["&&": "||", "||": "&&"]) { $0.tokens[$1].isBinary },
    .replacing("moved boundary", boundaries) { $0.tokens[$1].kind == .sign && $0.isOperator($1) },
    .replacing("swapped true with false", ["true": "false", "false": "true"]) { $0.isWord($1) },
    withoutNot, negatedClause, swappedBranches,
  ]

  private static let opposites = [
    "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "===": "!==", "!==": "===",
  ]

  private static let boundaries = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "...": "..<", "..<": "...",
  ]

  private static let withoutNot = MutationOperator(name: "negated condition") { blocks in
    let source = blocks.source
    return source.tokens.indices.filter(source.isNot).map { source.edit($0, "") }
  }

  /// A clause of `if`, `guard`, `while` or `where` that is one value: a call, a property.
  private static let negatedClause = MutationOperator(name: "negated condition") { blocks in
    let source = blocks.source
    return source.tokens.indices
      .filter { source.isWord($0) && ["if", "guard", "while", "where"].contains(source.word($0)) }
      .flatMap { source.parts(blocks.conditions(after: $0)) }
      .filter { source.isPlainCondition($0) }
      .map { source.edit($0, "!(\(source.text($0)))") }
  }

  private static let swappedBranches = MutationOperator(name: "swapped branches") { blocks in
    let source = blocks.source
    return source.tokens.indices.compactMap { mark in
      guard source.isBinary(mark, ["?"]), let colon = source.colon(of: mark) else { return nil }
      let (first, second) = (mark + 1..<colon, blocks.right(of: colon))
      guard !second.isEmpty else { return nil }
      return source.edit(
        first.lowerBound..<second.upperBound, "\(source.text(second)) : \(source.text(first))")
    }
  }
}

extension SwiftSource {
  /// `<` and `>` may belong to a type, and have no spaces then.
  fileprivate func isOperator(_ index: Int) -> Bool {
    tokens[index].isBinary || word(index).hasPrefix("..")
  }

  /// Whether this is the `!` in front of a condition.
  fileprivate func isNot(_ index: Int) -> Bool {
    guard word(index) == "!", !tokens[index].hasSpaceAfter else { return false }
    return tokens[index].hasSpaceBefore || ["(", "[", "{"].contains(word(index - 1))
  }

  /// Whether it binds no name and compares nothing: what does has mutants of its own.
  fileprivate func isPlainCondition(_ range: Range<Int>) -> Bool {
    let first = word(range.lowerBound)
    return !["let", "var", "case", "#available", "true", "false"].contains(first)
      && !isNot(range.lowerBound)
      && !topLevel(range).contains { tokens[$0].isBinary || word($0) == ":" }
  }

  /// The colon of the choice whose question mark stands here.
  fileprivate func colon(of mark: Int) -> Int? {
    var depth = 0
    var index = mark + 1
    while index < tokens.count, ![")", "]", "}"].contains(word(index)) {
      if isBinary(index, ["?"]) { depth += 1 }
      if isBinary(index, [":"]) {
        if depth == 0 { return index }
        depth -= 1
      }
      index = next(index)
    }
    return nil
  }
}
