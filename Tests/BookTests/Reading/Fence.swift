/// A block of code on a page: what stands between two lines of back-ticks.
struct Fence: Equatable {
  /// The word behind the opening back-ticks.
  let language: String
  /// The lines without the indentation of the fence itself.
  let lines: [String]
  /// The number of the first of these lines.
  let line: Int
  /// Whether it ends before the page does.
  let isClosed: Bool
}

extension Fence {
  /// The fences of a page, in order.
  static func all(in file: TextFile) -> [Fence] {
    var fences: [Fence] = []
    var open: (marks: Substring, indent: Int, language: String, line: Int)?
    var content: [String] = []
    for (index, line) in file.lines.enumerated() {
      let text = line.drop { $0 == " " }
      let marks = text.prefix { $0 == "`" }
      if let (opening, indent, language, first) = open {
        if marks.count >= opening.count, text.count == marks.count {
          fences.append(Fence(language: language, lines: content, line: first, isClosed: true))
          open = nil
        } else {
          content.append(String(line.dropIndentation(of: indent)))
        }
      } else if marks.count >= 3 {
        let word = text.dropFirst(marks.count).split(separator: " ").first ?? ""
        open = (marks, line.count - text.count, String(word), index + 2)
        content = []
      }
    }
    if let open {
      fences.append(
        Fence(language: open.language, lines: content, line: open.line, isClosed: false))
    }
    return fences
  }
}

extension String {
  /// The text without its first spaces, at most so many.
  fileprivate func dropIndentation(of count: Int) -> Substring {
    dropFirst(prefix { $0 == " " }.prefix(count).count)
  }
}
