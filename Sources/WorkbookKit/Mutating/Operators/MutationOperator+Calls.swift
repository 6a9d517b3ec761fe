extension MutationOperator {
  /// Which method is called.
  static let calls = [
    .replacing("called its opposite", opposites) { source, index in source.word(index - 1) == "." },
    droppedCall,
  ]

  private static let opposites = [
    "first": "last", "last": "first", "min": "max", "max": "min",
    "hasPrefix": "hasSuffix", "hasSuffix": "hasPrefix", "prefix": "suffix", "suffix": "prefix",
    "dropFirst": "dropLast", "dropLast": "dropFirst",
    "removeFirst": "removeLast", "removeLast": "removeFirst",
    "insert": "remove", "contains": "allSatisfy", "allSatisfy": "contains",
  ]

  /// Calls whose result is of the type of what they are called on.
  private static let refining: Set = [
    "sorted", "filter", "reversed", "uppercased", "lowercased", "capitalized", "dropFirst",
    "dropLast", "prefix", "suffix", "trimmingCharacters", "compactMap", "rounded", "union",
    "subtracting", "intersection",
  ]

  private static let droppedCall = MutationOperator(name: "dropped call") { blocks in
    let source = blocks.source
    return source.tokens.indices.compactMap { point in
      guard source.word(point) == ".", point > 0, refining.contains(source.word(point + 1)),
        !source.tokens[point].hasSpaceBefore || source.tokens[point].isFirstOnLine
      else { return nil }
      var end = point + 2
      if source.word(end) == "(" { end = source.next(end) }
      if source.word(end) == "{", !blocks.controlBraces.contains(end) { end = source.next(end) }
      return end > point + 2 ? source.edit(point..<end, "") : nil
    }
  }
}
