import Foundation

/// How text may look where it is going.
struct Style: Equatable, Sendable {
  /// Whether colours may be used.
  let hasColour: Bool
  /// Whether signs such as ✓ may stand for words, and a line may be written over.
  let isScreen: Bool
  /// Columns for text.
  let width: Int

  init(hasColour: Bool, isScreen: Bool, width: Int) {
    self.hasColour = hasColour
    self.isScreen = isScreen
    self.width = width
  }

  /// - Parameter environment: `NO_COLOR`, `CLICOLOR_FORCE` and `TERM` are honoured.
  init(terminal: Terminal, environment: [String: String]) {
    let isDumb = environment["TERM"] == "dumb"
    let isForced = environment["CLICOLOR_FORCE"].map { !$0.isEmpty && $0 != "0" } ?? false
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    isScreen = terminal.isScreen && !isDumb
    hasColour = isForced || (isScreen && !isRefused)
    width = min(max(terminal.isScreen ? terminal.width() : 80, 20), 100)
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

  /// Breaks a text into lines of the style's width, each indented. Runs of spaces become one.
  func wrap(_ text: String, indent: Int = 0) -> [String] {
    let room = max(width - indent, 10)
    let margin = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines = [""]
      for word in Self.words(of: line) {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = word
        } else if last.columns + 1 + word.columns <= room {
          lines[lines.count - 1] += " \(word)"
        } else {
          lines.append(word)
        }
      }
      return lines.map { $0.isEmpty ? "" : margin + $0 }
    }
  }

  /// What stands between spaces. Code between back-ticks is one word, whatever it holds.
  private static func words(of line: Substring) -> [String] {
    var words = [""]
    var isCode = false
    for letter in line {
      if letter == "`" { isCode.toggle() }
      if letter == " ", !isCode {
        words.append("")
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension String {
  /// How many columns it takes: colours take none.
  fileprivate var columns: Int {
    replacing(/\u{1B}\[[0-9;]*m/, with: "").count
  }

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
