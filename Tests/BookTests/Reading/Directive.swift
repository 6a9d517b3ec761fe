/// A directive of a tutorial: `@Name(argument: "value") { … }`.
struct Directive: Equatable {
  let name: String
  var arguments: [String: String] = [:]
  /// The number of its first line.
  let line: Int
  /// The directives in its braces.
  var children: [Directive] = []
  /// The lines in its braces that are no directive, without those of its children.
  var text: [String] = []
}

extension Directive {
  /// What is wrong with a tutorial's text, and where.
  struct SyntaxError: Error, Equatable {
    let line: Int
    let words: String
  }

  /// Reads a tutorial's directives, in order.
  ///
  /// - Throws: `SyntaxError` for a line that cannot be read, or braces that do not match.
  static func all(in file: TextFile) throws -> [Directive] {
    var open = [Directive(name: "", line: 0)]
    var isInFence = false
    for (index, line) in file.lines.enumerated() {
      let text = line.trimmed
      if text.hasPrefix("```") { isInFence.toggle() }
      if isInFence || text.first != "@" && text != "}" {
        open[open.count - 1].text.append(line)
      } else if text == "}" {
        guard open.count > 1, let closed = open.popLast() else {
          throw SyntaxError(line: index + 1, words: "This brace closes nothing.")
        }
        open[open.count - 1].children.append(closed)
      } else {
        let (directive, isOpen) = try read(text, line: index + 1)
        if isOpen {
          open.append(directive)
        } else {
          open[open.count - 1].children.append(directive)
        }
      }
    }
    guard open.count == 1 else {
      let last = open[open.count - 1]
      throw SyntaxError(line: last.line, words: "@\(last.name) is not closed.")
    }
    return open[0].children
  }

  private static func read(_ text: String, line: Int) throws -> (Directive, isOpen: Bool) {
    let pattern = /@(?<name>[A-Za-z]+)\s*(?:\((?<arguments>.*)\))?\s*(?<brace>\{)?/
    guard let match = text.wholeMatch(of: pattern) else {
      throw SyntaxError(
        line: line,
        words: "A line that begins with @ is a directive, and this one cannot be read. "
          + "A directive stands on a line of its own.")
    }
    var directive = Directive(name: String(match.name), line: line)
    for argument in (match.arguments ?? "").matches(
      of: /(?<name>\w+)\s*:\s*(?:"(?<text>(?:[^"\\]|\\.)*)"|(?<word>[^",\s]+))/)
    {
      directive.arguments[String(argument.name)] = String(argument.text ?? argument.word ?? "")
    }
    return (directive, match.brace != nil)
  }

  /// It and all that is in it, in order.
  var everything: [Directive] { [self] + children.flatMap(\.everything) }

  /// All of this name in it, in order.
  func all(_ name: String) -> [Directive] { everything.filter { $0.name == name } }

  /// The words in its braces, without those of its children.
  var words: String {
    text.map(\.trimmed).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
