import Testing

@Suite struct CommandReadersTests {
  private func mentions(_ text: String) -> [CommandMention] {
    CommandMention.all(in: TextFile(path: "a.md", text: text))
  }

  @Test func `a command in a sentence, a table and a block is found`() {
    let text = """
      Run `swift run workbook check 1.1 --all`.

      | nudge | `swift run workbook hint` |

      ```text
      Stuck? swift run workbook hint 1.1
      (swift run workbook solution 1.1), or so
      ```

      Or `swift run
      workbook next`; it is `swift run -c release benchmark`.
      """
    #expect(
      mentions(text).sorted { $0.line < $1.line } == [
        CommandMention(program: "workbook", words: ["check", "1.1", "--all"], line: 1),
        CommandMention(program: "workbook", words: ["hint"], line: 3),
        CommandMention(program: "workbook", words: ["hint", "1.1"], line: 6),
        CommandMention(program: "workbook", words: ["solution", "1.1"], line: 7),
        CommandMention(program: "workbook", words: ["next"], line: 10),
        CommandMention(program: "benchmark", words: [], line: 11),
      ])
  }

  @Test func `words that are not set in code are no command`() {
    #expect(mentions("Never swift run workbook away, `x`.\n").isEmpty)
  }

  @Test func `the commands of a block are its lines without comments`() {
    let fence = Fence(
      language: "sh",
      lines: ["swift run workbook  # begin", "", "# more", "A=1 swift test \\", "  --filter B"],
      line: 7, isClosed: true)
    let found = ShellCommand.all(in: fence)
    #expect(found.map(\.command.text) == ["swift run workbook", "A=1 swift test --filter B"])
    #expect(found.map(\.line) == [7, 10])
  }

  @Test(arguments: [
    ("swift run workbook", 0, true), ("swift run workbook", 1, false),
    ("swift run workbook check 1.1", 1, true), ("swift run workbook check 1.1", 2, false),
    ("swift test --filter Farm", 1, true), ("swift run workbook hint", 64, false),
  ])
  func `only what grades may end with 1`(text: String, status: Int32, fits: Bool) {
    #expect(ShellCommand(text: text).accepts(status: status) == fits)
  }
}
