import Testing

/// A text file of the project.
struct TextFile: Hashable, Sendable {
  /// Its path from the root of the package, as an author writes it.
  let path: String
  let text: String

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// The name without its ending: `Containers` for `docs/Workbook.docc/Containers.md`.
  var stem: String { name.split(separator: ".").first.map(String.init) ?? name }
  var lines: [String] { text.textLines }
}

extension TextFile: CustomTestStringConvertible {
  var testDescription: String { path }
}

extension String {
  /// The lines, empty ones too, without one for the newline that ends the text.
  var textLines: [String] {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
