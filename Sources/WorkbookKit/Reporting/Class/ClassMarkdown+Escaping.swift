extension ClassMarkdown {
  /// The text as Markdown shows it letter for letter: no markup, no link, and nobody is mentioned.
  ///
  /// Only what could mean something is escaped, so that whoever reads the file as it is can read it.
  static func escaped(_ text: String) -> String {
    let plain = ClassWords.plain(text)
    guard plain.utf8.contains(where: { suspects.contains($0) }) else { return plain }
    let letters = Array(plain.unicodeScalars)
    var escaped = String.UnicodeScalarView()
    for (place, letter) in letters.enumerated() {
      let isMark = letter.isASCII && marks.contains(UInt8(letter.value))
      if isMark || startsList(letters, at: place) || isInAddress(letters, at: place) {
        escaped.append("\\")
      }
      escaped.append(letter)
      // Between an @ and a name, a comment is not seen and keeps them apart.
      if letter == "@" { escaped.append(contentsOf: "<!-- -->".unicodeScalars) }
    }
    return String(escaped)
  }

  /// `- a`, `+ a`, `= a` and `1. a` are more than text where they begin a line.
  private static func startsList(_ letters: [Unicode.Scalar], at place: Int) -> Bool {
    switch letters[place] {
    case "-", "+", "=":
      return place == 0
    case ".", ")":
      let isLast = place + 1 == letters.count || letters[place + 1] == " "
      return isLast && place > 0 && letters[..<place].allSatisfy { ("0"..."9").contains($0) }
    default:
      return false
    }
  }

  /// GitHub makes links of `https://…` and `www.…`.
  private static func isInAddress(_ letters: [Unicode.Scalar], at place: Int) -> Bool {
    switch letters[place] {
    case ":": letters[(place + 1)...].starts(with: "//".unicodeScalars)
    case ".": place >= 3 && letters[place - 3..<place].allSatisfy { $0 == "w" || $0 == "W" }
    default: false
    }
  }

  /// A backslash before these is no part of the text. GitHub takes `$` for mathematics.
  private static let marks = Set("\\`*_[]<>|#~&@$".utf8)
  /// What is looked at more closely.
  private static let suspects = marks.union("-+=.):".utf8)
}
