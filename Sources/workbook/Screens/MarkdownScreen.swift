import WorkbookCore

/// A page of Markdown on a terminal: as it was written where there is room, else with its paragraphs
/// broken anew. Code stays as it is.
struct MarkdownScreen {
  let lines: [String]

  init(_ text: String, _ style: Style) {
    guard style.isPlain || style.width < 80 else {
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return
    }
    var lines: [String] = []
    var paragraph = ""
    var isCode = false
    func end() {
      if !paragraph.isEmpty { lines += Self.lines(of: paragraph, style) }
      paragraph = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let isFence = line.hasPrefix("```")
      if isFence || isCode || line.isEmpty {
        end()
        if isFence { isCode.toggle() }
        lines.append(isFence && style.isPlain ? (isCode ? "Code:" : "End of the code.") : line)
      } else {
        if Self.beginsAnew(line) { end() }
        paragraph += (paragraph.isEmpty ? "" : " ") + line
        if line.hasPrefix("#") { end() }
      }
    }
    end()
    self.lines = lines
  }

  private static func beginsAnew(_ line: String) -> Bool {
    "#|>".contains(line.prefix(1)) || bullet(of: line) > 0
  }

  /// How many columns an item's mark takes: `- `, `1. `; 0 when it is no item.
  private static func bullet(of line: String) -> Int {
    if line.hasPrefix("- ") { return 2 }
    return line.prefixMatch(of: /[0-9]+\.\s/).map { $0.output.count } ?? 0
  }

  private static func lines(of paragraph: String, _ style: Style) -> [String] {
    guard style.isPlain else { return style.wrap(paragraph, hanging: bullet(of: paragraph)) }
    let words = String(paragraph.drop { $0 == "#" || $0 == " " }).replacing("`", with: "")
    return style.wrap(words.hasPrefix("- ") ? String(words.dropFirst(2)) : words)
  }
}
