/// A page of help: how a command is called, its options in columns, and what else there is to know.
///
/// It is written for 80 columns. On a narrower terminal, and for who listens, the options stand one
/// below the other.
struct HelpPage {
  /// What stands on a page, from top to bottom.
  enum Part {
    /// How a command is called, and what may stand behind it: nothing in brackets is broken.
    case call(String, synopsis: String)
    /// A line that stands alone.
    case line(String)
    /// A name and what it means: `--all   shows every failing spec in full`.
    case row(String, String, column: Int)
    /// Lines that belong together.
    case text([String])
    case gap
  }

  let parts: [Part]

  func lines(_ style: Style) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .call(let command, let synopsis):
        style.flow([command] + Self.pieces(of: synopsis), hanging: 4)
      case .line(let line): style.fit(line)
      case .row(let name, let meaning, let column):
        row(name, meaning.split(separator: "\n").map(String.init), column, style)
      case .text(let lines): text(lines, style)
      case .gap: [""]
      }
    }
  }

  private func row(
    _ name: String, _ meaning: [String], _ column: Int, _ style: Style
  ) -> [String] {
    if style.isPlain {
      let name = name.trimmingPrefix { $0 == " " }
      return style.wrap("\(name): \(meaning.joined(separator: " "))")
    }
    if style.width >= 80 {
      let lead = name.padding(toLength: column, withPad: " ", startingAt: 0)
      let margin = String(repeating: " ", count: column)
      return meaning.enumerated().map { ($0 == 0 ? lead : margin) + $1 }
    }
    let indent = name.prefix { $0 == " " }.count + 4
    return [name] + style.wrap(meaning.joined(separator: " "), indent: indent)
  }

  private func text(_ lines: [String], _ style: Style) -> [String] {
    style.width >= 80 && !style.isPlain ? lines : style.wrap(lines.joined(separator: " "))
  }

  /// `WHAT [--answers DIR]` → `WHAT`, `[--answers DIR]`.
  private static func pieces(of synopsis: String) -> [String] {
    var pieces: [String] = []
    var depth = 0
    for word in synopsis.split(separator: " ") {
      if depth > 0 {
        pieces[pieces.count - 1] += " \(word)"
      } else {
        pieces.append(String(word))
      }
      depth += word.count { $0 == "[" } - word.count { $0 == "]" }
    }
    return pieces
  }
}
