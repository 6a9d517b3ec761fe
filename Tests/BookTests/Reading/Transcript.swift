/// What a terminal showed: a command behind `$ `, and what it printed.
struct Transcript: Equatable {
  let command: String
  /// The number of the command's line.
  let line: Int
  /// What is said to be printed; a line `…` stands for lines left out.
  let expected: [String]
}

extension Transcript {
  /// The line that stands for lines left out.
  static let gap = "…"

  /// The commands of a block, each with its output; empty when the block is no transcript.
  static func all(in fence: Fence) -> [Transcript] {
    var starts = fence.lines.indices.filter { fence.lines[$0].hasPrefix("$ ") }
    guard starts.first == 0 else { return [] }
    starts.append(fence.lines.count)
    return zip(starts, starts.dropFirst()).map { start, end in
      Transcript(
        command: String(fence.lines[start].dropFirst(2)).trimmed, line: fence.line + start,
        expected: Array(fence.lines[(start + 1)..<end]))
    }
  }

  /// Where the expected lines part from what was printed; `nil` when they agree.
  func difference(from printed: [String]) -> OutputDifference? {
    var rest = Self.plain(printed)[...]
    var offset = 0
    let pieces = expected.split(omittingEmptySubsequences: false) { $0.trimmed == Self.gap }
    for (index, piece) in pieces.enumerated() {
      let lines = Self.plain(Array(piece))
      let empty = piece.prefix { $0.trimmed.isEmpty }.count
      let first = line + 1 + offset + empty
      let isLast = index == pieces.count - 1
      if index == 0 || (isLast && !lines.isEmpty) {
        // Without a gap before or behind it, a piece stands at the beginning or at the end.
        let start = index == 0 ? rest.startIndex : max(rest.startIndex, rest.endIndex - lines.count)
        if let difference = Self.compare(lines, Array(rest[start...]), at: first, toEnd: isLast) {
          return difference
        }
        rest = rest[(start + lines.count)...]
      } else {
        guard let start = Self.start(of: lines, in: rest) else {
          return OutputDifference(line: first, expected: lines[0], printed: nil)
        }
        rest = rest[(start + lines.count)...]
      }
      offset += piece.count + 1
    }
    return nil
  }

  private static func start(of lines: [String], in text: ArraySlice<String>) -> Int? {
    guard !lines.isEmpty else { return text.startIndex }
    guard text.count >= lines.count else { return nil }
    return (text.startIndex...(text.endIndex - lines.count)).first { start in
      Array(text[start..<(start + lines.count)]) == lines
    }
  }

  private static func compare(
    _ lines: [String], _ printed: [String], at first: Int, toEnd: Bool
  ) -> OutputDifference? {
    for (index, line) in lines.enumerated() {
      let found = printed.indices.contains(index) ? printed[index] : nil
      if found != line {
        return OutputDifference(line: first + index, expected: line, printed: found ?? "(the end)")
      }
    }
    guard toEnd, printed.count > lines.count else { return nil }
    return OutputDifference(
      line: first + lines.count, expected: "(the end)", printed: printed[lines.count])
  }

  /// The lines without empty ones around them, and without spaces at their ends.
  private static func plain(_ lines: [String]) -> [String] {
    let lines = lines.map(\.withoutTrailingSpaces)
    guard let start = lines.firstIndex(where: { !$0.isEmpty }),
      let end = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[start...end])
  }
}

/// Where a transcript and the truth part.
struct OutputDifference: Equatable {
  /// The number of the page's line.
  let line: Int
  let expected: String
  /// `nil` when the expected line and those with it are nowhere in what is left of the output.
  let printed: String?
}
