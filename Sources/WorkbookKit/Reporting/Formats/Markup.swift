/// Text as it may stand in XML and in HTML, whatever it holds.
public enum Markup {
  /// For what stands between tags.
  public static func text(_ words: String) -> String {
    words.withoutControls.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
  }

  /// For what stands between double quotes; in one line, since parsers make line's ends spaces.
  public static func attribute(_ words: String) -> String {
    text(words.oneLine).escaped(["\"": "&quot;"])
  }
}
