import Foundation

/// How text may look where it is going.
struct Style: Equatable, Sendable {
  /// Who reads it.
  enum Form: Equatable, Sendable {
    /// A terminal: signs such as ✓ may stand for words, and a line may be written over.
    case screen
    /// A terminal that cannot write over a line: words, and each event a line.
    case dumb
    /// A person who listens: words for signs, a sentence or a fact a line, no columns.
    case plain
    /// A file or another program: words, and each line whole.
    case pipe
  }

  let form: Form
  /// Whether colours may be used.
  let hasColour: Bool
  /// Columns for text.
  let width: Int

  init(_ form: Form, hasColour: Bool = false, width: Int) {
    self.form = form
    self.hasColour = hasColour
    self.width = width
  }

  /// - Parameter environment: `NO_COLOR`, `CLICOLOR_FORCE`, `TERM` and `WORKBOOK_PLAIN` are
  ///   honoured; the last one before the others.
  init(terminal: Terminal, environment: [String: String]) {
    let isForced = Self.isSet(environment["CLICOLOR_FORCE"])
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    form =
      if Self.isSet(environment["WORKBOOK_PLAIN"]) {
        .plain
      } else if !terminal.isScreen {
        .pipe
      } else {
        environment["TERM"] == "dumb" ? .dumb : .screen
      }
    hasColour = form != .plain && (isForced || (form == .screen && !isRefused))
    width = min(max(terminal.isScreen ? terminal.width() : 80, 20), 100)
  }

  var isScreen: Bool { form == .screen }
  var isPlain: Bool { form == .plain }

  private static func isSet(_ variable: String?) -> Bool {
    variable.map { !$0.isEmpty && $0 != "0" } ?? false
  }

  func bold(_ text: String) -> String { coloured("1", text) }
  func dim(_ text: String) -> String { coloured("2", text) }
  func red(_ text: String) -> String { coloured("31", text) }
  func green(_ text: String) -> String { coloured("32", text) }
  func yellow(_ text: String) -> String { coloured("33", text) }
  func cyan(_ text: String) -> String { coloured("36", text) }

  private func coloured(_ code: String, _ text: String) -> String {
    hasColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// The text without control characters, but with the colours that it was given here.
  ///
  /// Lines end in `\n`: some editors end a page's lines in two characters.
  func printable(_ text: String) -> String {
    let text = text.replacing("\r\n", with: "\n")
    guard hasColour else { return text.printable }
    // By code points: an accent behind a colour would join its last letter.
    let ours = /\u{1B}\[(?:[012]|3[1236])m/.matchingSemantics(.unicodeScalar)
    var result = ""
    var rest = text[...]
    for colour in text.ranges(of: ours) {
      result += String(rest[..<colour.lowerBound]).printable + text[colour]
      rest = text[colour.upperBound...]
    }
    return result + String(rest).printable
  }

  /// A sign on a screen, a word elsewhere.
  func mark(_ sign: String, _ word: String) -> String { isScreen ? sign : word }
}

extension String {
  /// The text without control characters: learner code may print anything, a terminal obeys it.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x09, 0x0A: scalar
          // The last two ranges turn the direction of what follows.
          case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
