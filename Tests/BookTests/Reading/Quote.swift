/// Lines that a page quotes, to be found in a file.
///
/// What all of them are indented by does not count, here and there; nor do spaces at a line's end.
struct Quote {
  let lines: [String]

  init(_ lines: [String]) {
    let plain = lines.map(\.withoutTrailingSpaces)
    let start = plain.firstIndex { !$0.isEmpty } ?? plain.endIndex
    let end = plain.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? start
    self.lines = Self.withoutCommonIndentation(Array(plain[start..<end]))
  }

  /// The number of the line at which the quote begins; `nil` when it is not there.
  func place(in text: [String]) -> Int? {
    guard !lines.isEmpty, lines.count <= text.count else { return nil }
    let text = text.map(\.withoutTrailingSpaces)
    let start = (0...(text.count - lines.count)).first { start in
      let window = text[start..<(start + lines.count)]
      return Self.withoutCommonIndentation(Array(window)) == lines
    }
    return start.map { $0 + 1 }
  }

  static func withoutCommonIndentation(_ lines: [String]) -> [String] {
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(depth)) }
  }
}

extension Quote {
  /// The place that is most like the quote, and where the two part.
  struct Difference: Equatable {
    let path: String
    /// The number of the line in the file; behind its end when the file is too short.
    let line: Int
    /// Which line of the quote differs; the first is 0.
    let offset: Int
    let quoted: String
    let found: String?
  }

  /// Where the quote comes nearest to being found; `nil` when no line of it is there.
  func nearest(in files: [TextFile]) -> Difference? {
    var best: (score: Int, difference: Difference)?
    for file in files {
      let text = file.lines.map(\.withoutTrailingSpaces)
      for start in text.indices {
        let score = score(text[start...])
        guard score > best?.score ?? 0 else { continue }
        best = (score, difference(file.path, text, start))
      }
    }
    return best?.difference
  }

  /// How many lines are alike, whatever their indentation; empty ones do not count.
  private func score(_ text: ArraySlice<String>) -> Int {
    zip(lines, text).filter { !$0.isEmpty && $0.trimmed == $1.trimmed }.count
  }

  private func difference(_ path: String, _ text: [String], _ start: Int) -> Difference {
    let window = Self.withoutCommonIndentation(Array(text[start...].prefix(lines.count)))
    let offset =
      lines.indices.first { !window.indices.contains($0) || window[$0] != lines[$0] } ?? 0
    return Difference(
      path: path, line: start + offset + 1, offset: offset, quoted: lines[offset],
      found: window.indices.contains(offset) ? window[offset] : nil)
  }
}

extension String {
  var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
