extension MutationOperator {
  /// What a function gives.
  static let returning = [returnedInput, returnedConstant]

  private static let returnedInput = MutationOperator(name: "returned the input") { blocks in
    blocks.results.flatMap { block, value in
      block.signature.parameters
        .filter { $0.name != "_" && $0.name != blocks.source.text(value) }
        .filter { Declarations.mayBe($0.type, block.signature.result) }
        .map { blocks.source.edit(value, $0.name) }
    }
  }

  private static let returnedConstant = MutationOperator(name: "returned a constant") { blocks in
    blocks.results.flatMap { block, value in
      constants(of: block.signature.result ?? "").filter { $0 != blocks.source.text(value) }
        .map { blocks.source.edit(value, $0) }
    }
  }

  /// Values of a type that need no work.
  private static func constants(of type: String) -> [String] {
    switch type {
    case "Bool": ["true", "false"]
    case "Int", "Double", "TimeInterval": ["0"]
    case "String": ["\"\""]
    case _ where type.hasSuffix("?"): ["nil"]
    case _ where type.hasPrefix("[") && type.hasSuffix("]"):
      [type.contains(":") && !type.contains("(") ? "[:]" : "[]"]
    case _ where type.hasPrefix("Set<"): ["[]"]
    default: []
    }
  }
}

extension CodeBlocks {
  /// The tokens of each value that a function or a closure returns.
  fileprivate var results: [(CodeBlock, value: Range<Int>)] {
    all.filter(\.isCode).flatMap { block in
      block.statements.compactMap { statement in
        if source.word(statement.lowerBound) == "return", statement.count > 1 {
          return (block, statement.lowerBound + 1..<statement.upperBound)
        }
        return block.statements.count == 1 && isValue(statement, of: block)
          ? (block, statement) : nil
      }
    }
  }

  /// Whether the only statement of a body is what it returns.
  private func isValue(_ statement: Range<Int>, of block: CodeBlock) -> Bool {
    let mayReturn =
      block.kind == .closure || block.kind == .function && block.signature.result != nil
    let isPlain = !Self.noValue.contains(source.word(statement.lowerBound))
    let isAssignment = source.topLevel(statement).contains {
      source.isBinary($0, ["=", "+=", "-="])
    }
    return mayReturn && isPlain && !isAssignment
  }

  private static let noValue: Set = [
    "let", "var", "func", "if", "guard", "for", "while", "switch", "do", "defer", "throw", "repeat",
    "return",
  ]
}
