extension MutationOperator {
  /// One thing for another.
  static let swapping = [swappedArguments, otherType]

  /// The values of two neighbours; the labels stay.
  private static let swappedArguments =
    MutationOperator(name: "swapped arguments") { blocks in
      blocks.source.calls.flatMap { arguments in
        zip(arguments, arguments.dropFirst()).compactMap { first, second in
          let source = blocks.source
          let between = String(
            source.code[
              source.place(first.value).upperBound..<source.place(second.value).lowerBound])
          let (a, b) = (source.text(first.value), source.text(second.value))
          guard a != b, blocks.mayBeSwapped(first.value, second.value) else { return nil }
          return source.edit(
            first.value.lowerBound..<second.value.upperBound, b + between + a)
        }
      }
    }

  /// `LocalUser.self` becomes `MockUser.self`.
  private static let otherType = MutationOperator(name: "other type") { blocks in
    let source = blocks.source
    return source.tokens.indices.dropLast(2).compactMap { index in
      guard source.word(index + 1) == ".", source.word(index + 2) == "self",
        let other = blocks.declarations.standIn(for: source.word(index))
      else { return nil }
      return source.edit(index, other)
    }
  }
}
