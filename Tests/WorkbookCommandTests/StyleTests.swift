import Testing

@testable import WorkbookCore
@testable import workbook

@Suite struct StyleTests {
  private func style(
    isScreen: Bool = true, width: Int = 80, _ environment: [String: String] = [:]
  ) -> Style {
    let terminal = FakeTerminal().terminal(isScreen: isScreen, width: width)
    return Style(terminal: terminal, environment: environment)
  }

  // MARK: - Colour

  @Test(arguments: [
    (true, [:], true),
    (false, [:], false),
    (true, ["NO_COLOR": "1"], false),
    (true, ["NO_COLOR": ""], true),
    (true, ["TERM": "dumb"], false),
    (true, ["TERM": "xterm-256color"], true),
    (false, ["CLICOLOR_FORCE": "1"], true),
    (false, ["CLICOLOR_FORCE": "0"], false),
    (false, ["CLICOLOR_FORCE": ""], false),
    (true, ["CLICOLOR_FORCE": "0"], true),
  ])
  func `colour is used where it is wanted`(
    isScreen: Bool, environment: [String: String], isColoured: Bool
  ) {
    #expect(style(isScreen: isScreen, environment).hasColour == isColoured)
  }

  @Test(arguments: [
    (true, [:], true),
    (false, [:], false),
    (true, ["TERM": "dumb"], false),
    (true, ["NO_COLOR": "1"], true),
    (false, ["CLICOLOR_FORCE": "1"], false),
  ])
  func `signs stand for words on a screen that can show them`(
    isScreen: Bool, environment: [String: String], hasSigns: Bool
  ) {
    #expect(
      style(isScreen: isScreen, environment).mark("✓", "passed") == (hasSigns ? "✓" : "passed"))
  }

  @Test func `a coloured text ends its colour`() {
    #expect(style().red("no") == "\u{1B}[31mno\u{1B}[0m")
    #expect(style(["NO_COLOR": "1"]).red("no") == "no")
  }

  // MARK: - Width

  @Test(arguments: [(80, 80), (40, 40), (20, 20), (5, 20), (0, 20), (100, 100), (400, 100)])
  func `a line is between 20 and 100 columns wide`(columns: Int, width: Int) {
    #expect(style(width: columns).width == width)
  }

  @Test func `it is 80 columns wide where there is no screen`() {
    #expect(style(isScreen: false, width: 132).width == 80)
  }

  private static let sentence =
    "The kettle was given a meter and still read another one, which stands in the hall."

  @Test func `20 columns`() {
    #expect(
      style(width: 20).wrap(Self.sentence) == [
        "The kettle was given", "a meter and still", "read another one,", "which stands in the",
        "hall.",
      ])
  }

  @Test func `40 columns, indented`() {
    #expect(
      style(width: 40).wrap(Self.sentence, indent: 2) == [
        "  The kettle was given a meter and still",
        "  read another one, which stands in the",
        "  hall.",
      ])
  }

  @Test func `80 columns`() {
    #expect(
      style(width: 80).wrap(Self.sentence) == [
        "The kettle was given a meter and still read another one, which stands in the",
        "hall.",
      ])
  }

  @Test(arguments: [20, 40, 60, 80, 100], [0, 2, 6])
  func `no line is wider than the screen, and no word is lost`(width: Int, indent: Int) {
    let lines = style(width: width).wrap(Self.sentence, indent: indent)

    #expect(lines.allSatisfy { $0.count <= width })
    #expect(
      lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        == Self.sentence)
  }

  @Test(arguments: [20, 40, 80])
  func `colours take no columns`(width: Int) {
    let style = style(width: width)
    let coloured = Self.sentence.split(separator: " ").map { style.bold(style.red(String($0))) }

    let lines = style.wrap(coloured.joined(separator: " "))

    #expect(
      lines.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") } == style.wrap(Self.sentence))
  }

  @Test func `a word that is too long for a line stands alone`() {
    let word = String(repeating: "x", count: 30)

    #expect(style(width: 20).wrap("a \(word) b") == ["a", word, "b"])
  }

  @Test func `the text's own lines stay`() {
    #expect(style().wrap("one\n\ntwo", indent: 2) == ["  one", "", "  two"])
  }

  @Test func `an empty text is an empty line`() {
    #expect(style().wrap("", indent: 2) == [""])
  }
}

/// What learner code printed, made harmless.
@Suite struct PrintableTests {
  @Test(arguments: [
    ("plain ✓ é 👩‍🍳", "plain ✓ é 👩‍🍳"),
    ("two\nlines\tand a tab", "two\nlines\tand a tab"),
    ("\u{1B}[31mred\u{1B}[0m", "\u{FFFD}[31mred\u{FFFD}[0m"),
    ("\u{1B}]0;title\u{7}", "\u{FFFD}]0;title\u{FFFD}"),
    ("over\rwritten", "over\nwritten"),
    ("a line\r\nof Windows", "a line\nof Windows"),
    ("\u{9B}31mC1\u{85}", "\u{FFFD}31mC1\u{FFFD}"),
    ("\u{0}\u{8}\u{C}\u{7F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{A0}", "\u{A0}"),
    ("", ""),
  ])
  func `control characters are shown, not obeyed`(text: String, shown: String) {
    #expect(text.printable == shown)
  }
}
