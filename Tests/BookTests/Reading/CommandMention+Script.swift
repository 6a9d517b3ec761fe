/// Commands in files that machines read: workflows, scripts, an editor's tasks.
extension CommandMention {
  /// The calls of the three programs, with something plausible in place of variables.
  static func all(inScript file: TextFile) -> [CommandMention] {
    joined(file.lines).flatMap { text, line in
      text.matches(
        of: /(?:swift run |debug\/)(?<program>workbook|workshop|author)(?![\w-])(?<rest>.*)/
      ).map {
        CommandMention(
          program: String($0.program), words: words(inScript: $0.rest), line: line)
      }
    }
  }

  /// Lines that end with a backslash go on in the next one.
  private static func joined(_ lines: [String]) -> [(text: String, line: Int)] {
    var joined: [(text: String, line: Int)] = []
    var goesOn = false
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      if goesOn {
        joined[joined.count - 1].text += " " + text
      } else {
        joined.append((text, index + 1))
      }
      goesOn = text.hasSuffix("\\")
      if goesOn { joined[joined.count - 1].text.removeLast() }
    }
    return joined
  }

  /// The words up to the end of the command, without quotes.
  private static func words(inScript text: Substring) -> [String] {
    var words: [String] = []
    for part in text.split(whereSeparator: \.isWhitespace) {
      guard part.prefixMatch(of: /[|;&#>)(\\]/) == nil else { break }
      let word = part.prefix { !";,)`".contains($0) }
      words.append(value(of: word.replacing(/["']/, with: "")))
      if word != part { break }
    }
    return words
  }

  /// A word that may stand where a variable, or a word in capitals, does.
  private static func value(of word: Substring) -> String {
    if word.contains("STAGE") { return "01-hidden-singletons" }
    if word.contains("fileDirname") { return "01-inherited-object" }
    let filled = word.replacing(/\$\{\{.*?\}\}|\$\{?\w+\}?/, with: "x")
    return filled.wholeMatch(of: /[A-Z]+…?/) == nil ? String(filled) : "x"
  }
}
