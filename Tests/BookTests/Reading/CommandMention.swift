/// A `swift run …` that a page speaks of, in code within a sentence or in a block.
struct CommandMention: Equatable {
  /// The program's name.
  let program: String
  /// The words behind it.
  let words: [String]
  /// The number of the line on which it begins.
  let line: Int
}

extension CommandMention {
  static func all(in file: TextFile) -> [CommandMention] {
    codes(in: file).flatMap { code in
      code.text.matches(of: /swift run\s+(?:-c\s+release\s+)?(?<rest>[^|>&#]*)/).compactMap {
        match in
        let words = words(of: String(match.rest))
        guard let program = words.first else { return nil }
        let before = code.text[..<match.range.lowerBound]
        return CommandMention(
          program: program, words: Array(words.dropFirst()),
          line: code.line + before.filter(\.isNewline).count)
      }
    }
  }

  /// The words up to the first that is prose, such as the bracket that a sentence closes.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for part in text.split(whereSeparator: \.isWhitespace) {
      let word = String(part.reversed().drop { ").,;:".contains($0) }.reversed())
      if !word.isEmpty { words.append(word) }
      if word != part { break }
    }
    return words
  }

  /// What a page sets in code: lines of blocks, and what stands between back-ticks.
  private static func codes(in file: TextFile) -> [(text: String, line: Int)] {
    let fences = Fence.all(in: file)
    var codes = fences.flatMap { fence in
      fence.lines.enumerated().map { ($1, fence.line + $0) }
    }
    let inFences = Set(fences.flatMap { ($0.line - 1)...($0.line + $0.lines.count) })
    // Code within a sentence may go on in the next line, but not in the next paragraph.
    let prose = file.lines.enumerated()
      .map { inFences.contains($0 + 1) ? "" : $1 }.joined(separator: "\n")
    for match in prose.matches(of: /`(?<code>(?:[^`\n]|\n(?!\s*\n))+)`/) {
      let line = prose[..<match.range.lowerBound].filter(\.isNewline).count + 1
      codes.append((String(match.code), line))
    }
    return codes
  }
}
