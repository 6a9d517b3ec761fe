import Testing

/// What must hold of every screen, whatever it says.
@Suite struct TranscriptRuleTests {
  private static let signs: Set<Character> = ["✓", "✗", "·", "●", "◐", "○", "←", "★", "•"]

  private func lines(_ screen: TranscriptScreen, _ mode: TranscriptMode) throws -> [Substring] {
    // The first line is the command that was typed.
    try RecordedTranscripts.text(screen, mode)
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map { $0 }
  }

  private func words(_ screen: TranscriptScreen, _ mode: TranscriptMode) throws -> [Substring] {
    try lines(screen, mode).flatMap { $0.split(separator: " ") }
  }

  // MARK: - Width

  /// Some lines are wider than the terminal and must be, since half of them is nothing: a single
  /// word, a path beside its name, a command to copy, and code that `solution` compares.
  private func mustBeWhole(_ line: Substring, on screen: TranscriptScreen) -> Bool {
    let marks = ["  ", "- ", "+ ", "Both: ", "Yours: ", "Ours: "]
    if screen.name == "solution", marks.contains(where: line.hasPrefix) { return true }
    let text = line.drop { $0 == " " }
    let words = text.split(separator: " ")
    let isPath = words.count == 2 && words[1].contains("/")
    return words.count == 1 || isPath || text.hasPrefix("swift run ") || text.hasPrefix("cd ")
  }

  @Test(arguments: TranscriptScreen.all, TranscriptMode.measured)
  func `no line is wider than the terminal`(screen: TranscriptScreen, mode: TranscriptMode) throws {
    let wide = try lines(screen, mode).filter {
      $0.count > mode.columns && !mustBeWhole($0, on: screen)
    }

    #expect(wide == [])
  }

  @Test(arguments: TranscriptScreen.all)
  func `on a narrow terminal nothing is lost`(screen: TranscriptScreen) throws {
    // Where there are no columns, a colon stands between an option and its meaning.
    func bare(_ word: Substring) -> Substring { word.hasSuffix(":") ? word.dropLast() : word }
    #expect(try words(screen, .narrow).map(bare) == words(screen, .usual).map(bare))
  }

  // MARK: - Colour

  @Test(arguments: TranscriptScreen.all)
  func `colours add nothing to the words`(screen: TranscriptScreen) throws {
    let coloured = try RecordedTranscripts.text(screen, .colour)

    #expect(
      coloured.replacing(/␛\[[0-9;]*m/, with: "")
        == (try RecordedTranscripts.text(screen, .usual)))
  }

  @Test func `what is green in one place is red in none`() throws {
    var colours: [Substring: Set<Substring>] = [:]
    for screen in TranscriptScreen.all {
      let text = try RecordedTranscripts.text(screen, .colour)
      for match in text.matches(of: /␛\[(31|32|33)m((?:␛\[1m)?[^␛]+)␛/) {
        colours[match.output.2, default: []].insert(match.output.1)
      }
    }

    #expect(colours.count > 5, "there are colours")
    #expect(colours.filter { $0.value.count > 1 } == [:])
    #expect(colours.keys.allSatisfy { $0.contains { $0.isLetter || Self.signs.contains($0) } })
  }

  @Test(arguments: TranscriptScreen.all)
  func `NO_COLOR leaves no escape sequence behind`(screen: TranscriptScreen) throws {
    #expect(
      try RecordedTranscripts.text(screen, .noColour) == RecordedTranscripts.text(screen, .usual))
  }

  // MARK: - Words

  @Test(arguments: TranscriptScreen.all, TranscriptMode.inWords)
  func `words stand for signs, and nothing moves the cursor`(
    screen: TranscriptScreen, mode: TranscriptMode
  ) throws {
    let text = try RecordedTranscripts.text(screen, mode)
    let strange = text.filter { letter in
      !letter.isASCII && !letter.isLetter && !"“”‘’–…".contains(letter)
    }

    #expect(strange == "")
  }

  // MARK: - To be read aloud

  @Test(arguments: TranscriptScreen.all)
  func `plain lines have no columns`(screen: TranscriptScreen) throws {
    var isCode = false
    for line in try lines(screen, .plain) {
      if line == "Code:" { isCode = true }
      if line == "End of the code." { isCode = false }
      let isQuoted = ["Both:", "Yours:", "Ours:"].contains { line.hasPrefix($0) }
      guard !isCode, !isQuoted else { continue }
      #expect(!line.hasPrefix(" ") && !line.contains("  "), "\(line)")
    }
  }

  @Test(arguments: TranscriptScreen.all)
  func `plain numbers have their units in full`(screen: TranscriptScreen) throws {
    let short = try lines(screen, .plain).filter { $0.contains(/\d (min|s|h)\b/) }

    #expect(short == [])
  }
}
