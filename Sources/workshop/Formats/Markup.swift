import WorkbookCore

/// Text as it may stand in XML, in HTML and in Markdown, whatever it holds.
enum Markup {
  /// For what stands between tags.
  static func text(_ words: String) -> String {
    words.printable.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
  }

  /// For what stands between double quotes; in one line, since parsers make line's ends spaces.
  static func attribute(_ words: String) -> String {
    text(words.oneLine).escaped(["\"": "&quot;"])
  }

  /// One line that Markdown shows letter for letter, without markup, links and mentions.
  ///
  /// Only what could mean something is escaped, so that people can read the source, too.
  static func markdown(_ words: String) -> String {
    // What begins a list at the start of a line, and what GitHub takes for an address. The search
    // goes by code points, because a parser sees a sign in spite of an accent on it.
    let others = /^[\-+=]|^[0-9]+[.)](?=\ |$)|[Ww]{3}\.|:(?=\/\/)/.matchingSemantics(.unicodeScalar)
    return words.oneLine.escaped(marks).replacing(others) {
      "\($0.output.dropLast())\\\($0.output.suffix(1))"
    }
  }

  /// GitHub takes `$` for mathematics. Nobody sees a comment, and it keeps an @ from a name.
  private static let marks: [Unicode.Scalar: String] = {
    let escapes = "\\`*_[]<>|#~&$".unicodeScalars.map { ($0, "\\\($0)") }
    return Dictionary(uniqueKeysWithValues: escapes + [("@", "\\@<!-- -->")])
  }()

  /// A page of its own, which needs nothing else: no network, no other file.
  ///
  /// - Parameter policy: What the page may load and run; browsers decide when it's `nil`.
  static func page(
    title: String, style: String, body: String, policy: String? = nil
  ) -> String {
    let policy = policy.map { "\n<meta http-equiv=\"Content-Security-Policy\" content=\"\($0)\">" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">\(policy ?? "")
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(attribute(title))</title>
      <style>\(style)</style>
      </head>
      <body>
      \(body)
      </body>
      </html>
      """
  }
}
