extension MutationOperator {
  /// Numbers, and what is done with them.
  static let figures = [
    MutationOperator(name: "changed number") { blocks in
      let source = blocks.source
      return source.tokens.indices.compactMap { index in
        guard source.tokens[index].kind == .number, source.word(index - 1) != ".",
          let number = Int(source.word(index).filter { $0 != "_" })
        else { return nil }
        return source.edit(index, number == 1 ? "0" : "\(number + 1)")
      }
    },
    .replacing(
      "changed arithmetic",
      ["+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+="]
    ) { $0.tokens[$1].isBinary },
  ]
}
