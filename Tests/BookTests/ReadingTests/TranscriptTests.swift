import Testing

@Suite struct TranscriptTests {
  private static let printed = ["1.1 Lamp", "", "  ✓ it shines", "  ✗ it ends", "", "Red."]

  private func difference(_ expected: String...) -> OutputDifference? {
    Transcript(command: "lamp", line: 10, expected: expected).difference(from: Self.printed)
  }

  @Test func `a block is cut at its commands`() {
    let fence = Fence(
      language: "text", lines: ["$ lamp on", "lit", "$ lamp off"], line: 5, isClosed: true)
    #expect(
      Transcript.all(in: fence) == [
        Transcript(command: "lamp on", line: 5, expected: ["lit"]),
        Transcript(command: "lamp off", line: 7, expected: []),
      ])
  }

  @Test func `a block that does not begin with a command is none`() {
    let fence = Fence(language: "text", lines: ["lit", "$ lamp off"], line: 5, isClosed: true)
    #expect(Transcript.all(in: fence).isEmpty)
  }

  @Test func `all that is printed agrees`() {
    #expect(difference("1.1 Lamp", "", "  ✓ it shines", "  ✗ it ends", "", "Red.", "") == nil)
  }

  @Test func `lines may be left out at the beginning, in the middle and at the end`() {
    #expect(difference("1.1 Lamp", "…", "Red.") == nil)
    #expect(difference("1.1 Lamp", "", "…", "  ✗ it ends", "…") == nil)
    #expect(difference("…", "  ✗ it ends", "", "Red.") == nil)
    #expect(difference("…") == nil)
  }

  @Test func `a changed line is noticed, with its place`() {
    #expect(
      difference("1.1 Lamp", "", "  ✓ it glows")
        == OutputDifference(line: 13, expected: "  ✓ it glows", printed: "  ✓ it shines"))
  }

  @Test func `what is left out without a sign is noticed`() {
    #expect(difference("1.1 Lamp")?.expected == "(the end)")
    #expect(difference("  ✓ it shines", "…")?.printed == "1.1 Lamp")
    #expect(difference("…", "  ✗ it ends")?.printed == "Red.")
  }

  @Test func `what is not printed behind a gap is noticed`() {
    #expect(
      difference("…", "Green.", "…")
        == OutputDifference(line: 12, expected: "Green.", printed: nil))
    #expect(difference("…", "  ✗ it ends", "…", "  ✓ it shines", "…")?.line == 14)
    #expect(difference("…", "Green.")?.printed == "Red.")
  }

  @Test func `more than is printed is noticed`() {
    #expect(difference("…", "", "Red.", "Really.") != nil)
    let silent = Transcript(command: "lamp", line: 1, expected: ["lit"])
    #expect(silent.difference(from: [])?.printed == "(the end)")
  }

  @Test func `a command may print nothing`() {
    #expect(Transcript(command: "lamp", line: 1, expected: []).difference(from: []) == nil)
  }
}
