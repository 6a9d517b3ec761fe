/// Breaking text into lines.
extension Style {
  /// Breaks a text into lines of the style's width, each indented, and all but the first one
  /// `hanging` columns further in. Runs of spaces become one.
  func wrap(_ text: String, indent: Int = 0, hanging: Int = 0) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      flow(Self.words(of: $0), indent: indent, hanging: hanging)
    }
  }

  /// The line as it is, columns and all, where there is room for it, and in a pipe; else it is
  /// broken.
  func fit(_ line: String, hanging: Int = 2) -> [String] {
    guard isPlain || (form != .pipe && line.columns > width) else { return [line] }
    return wrap(line, indent: line.prefix { $0 == " " }.count, hanging: hanging)
  }

  func fit(_ lines: [String]) -> [String] { lines.flatMap { fit($0) } }

  /// Fills lines with pieces that are not to be broken. Who listens hears no margins.
  func flow(_ pieces: [String], indent: Int = 0, hanging: Int = 0) -> [String] {
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
