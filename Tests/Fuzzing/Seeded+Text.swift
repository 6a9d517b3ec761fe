extension Seeded {
  /// Any text: plain words, what means something to parsers and terminals, any code point.
  public mutating func text(upTo length: Int = 40) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<below(length + 1) {
      switch below(6) {
      case 0, 1, 2: scalars.append(contentsOf: one(of: Self.words).unicodeScalars)
      case 3: scalars.append(one(of: Self.letters))
      default: scalars.append(scalar())
      }
    }
    return String(scalars)
  }

  /// Text in one line.
  public mutating func line(upTo length: Int = 40) -> String {
    String(text(upTo: length).map { $0.isNewline ? " " : $0 })
  }

  private mutating func scalar() -> Unicode.Scalar {
    let number = once(in: 2) ? UInt32(below(0x3000)) : UInt32(below(0x11_0000))
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private static let words = [
    "a", "tea", " ", "  ", "é", "e\u{301}", "漢字", "👩‍👩‍👧", "🏳️‍🌈", "&", "<", ">", "\"", "'", "]]>",
    "--", "-->", "<!--", "::", "%", ",", "|", "`", "\\", "*", "_", "[", "](", "@", "#", "$", "=",
    "+", "-", ";", "{", "}", "\\u", "/", "//", "/*", "\"\"\"", "&amp;", "<script>", "</td>", "1",
    "0", "99999999999999999999", "…", "“", "”",
  ]

  /// Line ends, controls, accents that join what stands before, signs that join what follows,
  /// changes of direction, and code points that stand for no character.
  private static let letters: [Unicode.Scalar] =
    [
      "\n", "\r", "\t", "\0", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}",
      "\u{B}", "\u{C}", "\u{301}", "\u{338}", "\u{200D}", "\u{600}", "\u{202E}", "\u{2066}",
      "\u{2069}", "\u{FEFF}", "\u{FFFD}", "\u{E000}",
    ] + [0xFFFE, 0xFFFF, 0xFDD0, 0x10FFFF].compactMap { Unicode.Scalar($0 as UInt32) }
}
