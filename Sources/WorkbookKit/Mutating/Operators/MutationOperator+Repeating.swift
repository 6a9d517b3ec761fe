extension MutationOperator {
  /// What is done or made once too often.
  static let repeating = [doubledStatement, madeAnew]

  private static let doubledStatement = MutationOperator(name: "doubled statement") { blocks in
    let source = blocks.source
    return blocks.all.filter(\.isCode).flatMap { block in
      block.statements.filter { blocks.isCall($0) && !block.isResult($0) }.map {
        source.edit($0, "\(source.text($0)); \(source.text($0))")
      }
    }
  }

  /// Where a name is used, what it stands for is made anew: another instance, not the shared one.
  private static let madeAnew = MutationOperator(name: "made anew") { blocks in
    blocks.all.filter(\.isCode).flatMap { block in
      block.statements.flatMap { statement -> [CodeEdit] in
        guard let value = blocks.made(by: statement),
          !blocks.declarations.isSameAnew(value, in: blocks.source)
        else { return [] }
        let name = blocks.source.word(statement.lowerBound + 1)
        let uses = (statement.upperBound..<block.range.upperBound)
          .filter { blocks.source.isUse($0, of: name) }
        // Used once, and not in what may run later or more than once: made there, it is the same.
        let isOnlyMoved = uses.count == 1 && blocks.innermost(uses[0]) == block.range
        return isOnlyMoved
          ? [] : uses.map { blocks.source.edit($0, blocks.source.text(value)) }
      }
    }
  }
}

extension CodeBlocks {
  /// Whether the statement does something by calling it: no assignment, and nothing that branches.
  fileprivate func isCall(_ statement: Range<Int>) -> Bool {
    let first = source.word(statement.lowerBound)
    let isPlain = !Self.noCall.contains(first) && !first.hasPrefix("#") && !first.hasPrefix("@")
    let ends = source.word(statement.upperBound - 1)
    let top = source.topLevel(statement)
    // The last registration wins: who registers the same twice has registered it.
    let isRegistration = top.contains {
      source.word($0) == "register" && source.word($0 + 1) == "("
    }
    return isPlain && !isRegistration && [")", "}"].contains(ends)
      && !top.contains { source.isBinary($0, ["="]) || source.word($0) == "init" }
  }

  /// The innermost block that this token stands in.
  fileprivate func innermost(_ index: Int) -> Range<Int>? {
    all.map(\.range).filter { $0.contains(index) }.min { $0.count < $1.count }
  }

  private static let noCall: Set = [
    "let", "var", "func", "struct", "class", "enum", "if", "guard", "for", "while", "switch", "do",
    "repeat", "defer", "return", "throw", "case", "default", "typealias",
  ]

  /// The value of `let name = …` when it is made: by a type, or by what says that it makes things.
  fileprivate func made(by statement: Range<Int>) -> Range<Int>? {
    let start = statement.lowerBound
    guard statement.count > 4, source.word(start) == "let", source.isBinary(start + 2, ["="]),
      let open = source.partners[statement.upperBound - 1]
    else { return nil }
    // Behind a type's name its own parts may stand: `Box<Till>(…)`.
    let maker = source.word(open - 1)
    let isMaker =
      maker.first?.isUppercase == true || [">", "init"].contains(maker)
      || ["make", "resolve"].contains(where: maker.hasPrefix)
    return isMaker ? start + 3..<statement.upperBound : nil
  }
}

extension SwiftSource {
  /// Whether this word is the name of something declared before, and no member and no label.
  fileprivate func isUse(_ index: Int, of name: String) -> Bool {
    let isLabel = word(index + 1) == ":" && !isBinary(index + 1, [":"])
    return word(index) == name && !isLabel
      && ![".", "let", "var", "weak", "unowned"].contains(word(index - 1))
  }
}
