extension MutationOperator {
  /// What is left out.
  static let dropping = [droppedStatement, emptiedBody, droppedArgument, droppedElement]

  /// A statement that declares nothing. The value that a function must return cannot be left out.
  private static let droppedStatement = MutationOperator(name: "dropped statement") { blocks in
    blocks.all.filter { $0.isCode && !blocks.isLoneBranch($0) }.flatMap { block in
      block.statements.compactMap { statement in
        let word = blocks.source.word(CodeHead.keyword(of: statement, in: blocks.source))
        guard !declaring.contains(word), !word.hasPrefix("#if"), !block.isResult(statement)
        else { return nil }
        return blocks.source.edit(statement, "")
      }
    }
  }

  private static let declaring: Set = [
    "let", "var", "func", "struct", "class", "enum", "actor", "typealias", "import", "case",
    "default", "init", "#else", "#elseif", "#endif", "@unknown",
  ]

  /// All of a body at once. One with a single statement is dropped with that.
  private static let emptiedBody = MutationOperator(name: "emptied body") { blocks in
    blocks.all
      .filter { [.function, .closure].contains($0.kind) && $0.statements.count > 1 }
      .filter { $0.signature.result == nil }
      .map { block in
        let statements = block.statements
        return blocks.source.edit(
          statements[0].lowerBound..<statements[statements.count - 1].upperBound, "")
      }
  }

  /// An argument without which the default is taken.
  private static let droppedArgument = MutationOperator(name: "dropped argument") { blocks in
    let source = blocks.source
    return source.calls.flatMap { arguments in
      arguments.indices.filter {
        arguments[$0].isLabelled
          && blocks.declarations.mayBeLeftOut(source.word(arguments[$0].all.lowerBound))
      }.map { index in
        source.leaveOut(index, of: arguments.map(\.all))
      }
    }
  }

  /// An element of a list of two or more; a list of one might be a type.
  private static let droppedElement = MutationOperator(name: "dropped element") { blocks in
    let source = blocks.source
    return source.lists.filter { $0.count > 1 }.flatMap { elements in
      elements.indices.map { source.leaveOut($0, of: elements) }
    }
  }
}

extension SwiftSource {
  /// Leaves out one of some parts, and the comma that divides it from its neighbour.
  fileprivate func leaveOut(_ index: Int, of parts: [Range<Int>]) -> CodeEdit {
    let part = place(parts[index])
    if index > 0 {
      return CodeEdit(place: place(parts[index - 1]).upperBound..<part.upperBound, text: "")
    }
    let next = parts.count > 1 ? place(parts[1]).lowerBound : part.upperBound
    return CodeEdit(place: part.lowerBound..<next, text: "")
  }

  /// The elements of each list in square brackets; a subscript is none, nor is what a closure
  /// captures.
  fileprivate var lists: [[Range<Int>]] {
    tokens.indices.compactMap { open in
      guard word(open) == "[", let close = partners[open], word(open - 1) != "{" else { return nil }
      let isSubscript = open > 0 && !tokens[open].hasSpaceBefore && !isOpening(open - 1)
      return isSubscript ? nil : parts(open + 1..<close)
    }
  }

  private func isOpening(_ index: Int) -> Bool { ["(", "["].contains(word(index)) }
}

extension CodeBlocks {
  /// Whether the block is the one statement of an `if` without `else`, which is dropped as a whole;
  /// or of a `guard`, which must leave.
  fileprivate func isLoneBranch(_ block: CodeBlock) -> Bool {
    guard block.kind == .control, block.statements.count == 1 else { return false }
    return all.flatMap(\.statements).contains { statement in
      statement.upperBound == block.range.upperBound
        && ["if", "guard"].contains(source.word(statement.lowerBound))
        && source.topLevel(statement).count { source.word($0) == "{" } == 1
    }
  }
}
