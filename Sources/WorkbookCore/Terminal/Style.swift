import Foundation

/// How text may look where it is going.
public struct Style: Equatable, Sendable {
  public enum Form: Equatable, Sendable {
    /// A terminal: signs such as ✓ may stand for words, and a line may be written over.
    case screen
    /// A terminal that cannot write over a line: words, and each event a line.
    case dumb
    /// A person who listens: words for signs, a sentence or a fact a line, no columns.
    case plain
    /// A file or another program: words, and each line whole.
    case pipe
  }

  public let form: Form
  /// Whether colours may be used.
  public let hasColour: Bool
  /// Columns for text.
  public let width: Int

  public init(_ form: Form, hasColour: Bool = false, width: Int) {
    self.form = form
    self.hasColour = hasColour
    self.width = width
  }

  /// - Parameter environment: `NO_COLOR`, `CLICOLOR_FORCE`, `TERM` and `WORKBOOK_PLAIN` are
  ///   honoured; the last one before the others.
  public init(terminal: TerminalClient, environment: [String: String]) {
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

  public var isScreen: Bool { form == .screen }
  public var isPlain: Bool { form == .plain }

  private static func isSet(_ variable: String?) -> Bool {
    variable.map { !$0.isEmpty && $0 != "0" } ?? false
  }

  public func bold(_ text: String) -> String { coloured("1", text) }
  public func dim(_ text: String) -> String { coloured("2", text) }
  public func red(_ text: String) -> String { coloured("31", text) }
  public func green(_ text: String) -> String { coloured("32", text) }
  public func yellow(_ text: String) -> String { coloured("33", text) }
  public func cyan(_ text: String) -> String { coloured("36", text) }

  private func coloured(_ code: String, _ text: String) -> String {
    hasColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// The text without control characters, but with the colours that it was given here.
  public func printable(_ text: String) -> String {
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
  public func mark(_ sign: String, _ word: String) -> String { isScreen ? sign : word }
}

/// The same fact for the eye and for the ear.
extension Style {
  /// `4 min 10 s`; in full for who listens.
  public func clock(_ seconds: Double) -> String {
    let seconds = Int(seconds.rounded())
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    if hours > 0 { return "\(unit(hours, "h", "hour")) \(self.minutes(minutes))" }
    let rest = unit(seconds % 60, "s", "second")
    return minutes > 0 ? "\(self.minutes(minutes)) \(rest)" : rest
  }

  /// A limit: `10 s`, `0.5 s`.
  public func limit(_ seconds: Double) -> String {
    isPlain ? "\(seconds.formatted) second\(seconds == 1 ? "" : "s")" : "\(seconds.formatted) s"
  }

  /// `5 min`.
  public func minutes(_ count: Int) -> String { unit(count, "min", "minute") }

  private func unit(_ count: Int, _ short: String, _ long: String) -> String {
    isPlain ? Count.of(count, long) : "\(count) \(short)"
  }

  /// Where to look in a file: `path:10`, which editors open. A line that is never broken, whatever
  /// spaces the path has.
  public func place(_ path: String, _ line: Int) -> String {
    isPlain ? "Place: \(path), line \(line)" : "  " + dim("\(path):\(line)")
  }

  /// A name and what it stands for, side by side: `Read   README.md`. What is one word, a path for
  /// instance, stays next to its name however long it is.
  public func fact(_ name: String, _ value: String, column: Int) -> [String] {
    let gap = String(repeating: " ", count: max(1, column - name.count))
    let line = isPlain ? "\(name): \(value)" : "  \(name)\(gap)\(value)"
    return value.contains(" ") ? fit(line) : [line]
  }
}

/// Breaking text into lines.
extension Style {
  /// Breaks a text into lines of the style's width, each indented, and all but the first one
  /// `hanging` columns further in. Runs of spaces become one.
  public func wrap(_ text: String, indent: Int = 0, hanging: Int = 0) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      flow(Self.words(of: $0), indent: indent, hanging: hanging)
    }
  }

  /// The line as it is, columns and all, where there is room for it, and in a pipe; else it is
  /// broken.
  public func fit(_ line: String, hanging: Int = 2) -> [String] {
    guard isPlain || (form != .pipe && line.columns > width) else { return [line] }
    return wrap(line, indent: line.prefix { $0 == " " }.count, hanging: hanging)
  }

  public func fit(_ lines: [String]) -> [String] { lines.flatMap { fit($0) } }

  /// Fills lines with pieces that are not to be broken. Who listens hears no margins.
  public func flow(_ pieces: [String], indent: Int = 0, hanging: Int = 0) -> [String] {
    let first = isPlain ? 0 : indent
    let later = isPlain ? 0 : indent + hanging
    var lines = [""]
    for piece in pieces {
      let last = lines[lines.count - 1]
      let room = max(width - (lines.count == 1 ? first : later), 10)
      if last.isEmpty {
        lines[lines.count - 1] = piece
      } else if last.columns + 1 + piece.columns <= room {
        lines[lines.count - 1] += " \(piece)"
      } else {
        lines.append(piece)
      }
    }
    return lines.enumerated().map { place, line in
      line.isEmpty ? "" : String(repeating: " ", count: place == 0 ? first : later) + line
    }
  }

  /// What stands between spaces. Code between back-ticks is one word, whatever it holds, and so is
  /// a command: half of it is none.
  private static func words(of line: Substring) -> [String] {
    var words = [""]
    var isCode = false
    var rest = line
    while let letter = rest.first {
      if letter == "`" { isCode.toggle() }
      if !isCode, words[words.count - 1].allSatisfy({ !$0.isLetter && !$0.isNumber }),
        commands.contains(where: rest.hasPrefix)
      {
        let command = rest.prefix { $0 != ")" }
        words[words.count - 1] += command
        rest = rest.dropFirst(command.count)
        continue
      }
      if letter == " ", !isCode {
        words.append("")
      } else {
        words[words.count - 1].append(letter)
      }
      rest = rest.dropFirst()
    }
    return words.filter { !$0.isEmpty }
  }

  /// How the commands begin that the screens show. They go on to the end of the line, or to the
  /// parenthesis that they stand in.
  private static let commands = ["swift run ", "cd ", "python3 "]
}

extension String {
  /// How many columns it takes: colours take none.
  fileprivate var columns: Int {
    replacing(/\u{1B}\[[0-9;]*m/, with: "").count
  }
}
