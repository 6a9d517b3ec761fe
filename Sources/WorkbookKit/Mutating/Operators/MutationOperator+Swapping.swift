extension MutationOperator {
  /// The values of two neighbours; the labels stay.
  static let swapping = [
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
  ]
}
