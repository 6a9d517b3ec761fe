extension MutationOperator {
  /// What stands in for a value that is not there.
  static let fallbacks = [
    MutationOperator(name: "always the fallback") { blocks in
      blocks.fallbackOperators.map { index in
        let (left, right) = (blocks.left(of: index), blocks.right(of: index))
        return blocks.source.edit(
          left.lowerBound..<right.upperBound, blocks.source.text(right))
      }
    },
    MutationOperator(name: "never the fallback") { blocks in
      blocks.fallbackOperators.map { index in
        let (left, right) = (blocks.left(of: index), blocks.right(of: index))
        return blocks.source.edit(
          left.lowerBound..<right.upperBound, "(\(blocks.source.text(left)))!")
      }
    },
  ]
}

extension CodeBlocks {
  fileprivate var fallbackOperators: [Int] {
    source.tokens.indices.filter {
      source.isBinary($0, ["??"]) && !left(of: $0).isEmpty && !right(of: $0).isEmpty
    }
  }
}
