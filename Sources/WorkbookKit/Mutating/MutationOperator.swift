/// One way to break an answer: finds each place where it can be done.
struct MutationOperator: Sendable {
  /// What is done, in words that follow `File.swift:12:`.
  let name: String
  let edits: @Sendable (CodeBlocks) -> [CodeEdit]
}

/// A piece of code, and what takes its place.
struct CodeEdit: Equatable {
  /// Its characters in the code.
  let place: Range<Int>
  let text: String
}

extension SwiftSource {
  func edit(_ range: Range<Int>, _ text: String) -> CodeEdit {
    CodeEdit(place: place(range), text: text)
  }

  func edit(_ index: Int, _ text: String) -> CodeEdit { edit(index..<index + 1, text) }
}

extension MutationOperator {
  /// All of them. What is likeliest to show a gap in the specs comes first.
  static let all =
    dropping + repeating + conditions + swapping + returning + fallbacks + memory + figures + calls

  /// Edits that replace single tokens, as this table of words says.
  static func replacing(
    _ name: String, _ table: [String: String],
    where fits: @escaping @Sendable (SwiftSource, Int) -> Bool
  ) -> MutationOperator {
    MutationOperator(name: name) { blocks in
      let source = blocks.source
      return source.tokens.indices.compactMap { index in
        guard let other = table[source.word(index)], fits(source, index) else { return nil }
        return source.edit(index, other)
      }
    }
  }
}
