/// Text as it may stand in XML and in HTML, whatever it holds.
enum Markup {
  /// For what stands between tags.
  static func text(_ words: String) -> String {
    words.withoutControls.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
  }

  /// For what stands between double quotes; in one line, since parsers make line's ends spaces.
  static func attribute(_ words: String) -> String {
    text(words.oneLine).escaped(["\"": "&quot;"])
  }
}
