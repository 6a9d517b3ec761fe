import Testing

/// The rules about commands notice one that is wrong.
@Suite struct CommandRuleTests {
  private let book: TinyBook

  init() throws { book = try TinyBook() }

  private func problems(
    _ text: String, _ results: [String: WorkbookCopy.Result]
  ) throws -> [Problem] {
    let commands = results.map { (ShellCommand(text: $0.key), $0.value) }
    return CommandRule(results: CommandResults(Dictionary(uniqueKeysWithValues: commands)))
      .problems(with: try book.page(text))
  }

  @Test func `a command that ends well and prints what is said is left alone`() throws {
    let text = "```sh\nlamp on\n```\n\n```text\n$ lamp off\ndark\n```\n"
    let page = try book.page(text)
    #expect(CommandRule.commands(of: page).map(\.text) == ["lamp on", "lamp off"])
    #expect(
      try problems(
        text,
        [
          "lamp on": WorkbookCopy.Result(ending: .exited(code: 0), lines: ["lit"]),
          "lamp off": WorkbookCopy.Result(ending: .exited(code: 0), lines: ["dark"]),
        ]) == [])
  }

  @Test func `a bad end, another text and a command that was not run are told`() throws {
    let text = "```sh\nlamp on\n```\n\n```text\n$ lamp off\ndark\n$ lamp dim\n```\n"
    let found = try problems(
      text,
      [
        "lamp on": WorkbookCopy.Result(ending: .exited(code: 64), lines: ["no bulb"]),
        "lamp off": WorkbookCopy.Result(ending: .exited(code: 0), lines: ["still lit"]),
      ])
    #expect(found.places == ["Lamps.md:2", "Lamps.md:7", "Lamps.md:8"])
    #expect(found.words.contains("no bulb"))
    #expect(found.words.contains("still lit"))
  }

  @Test func `one that says how to stop it may go on, another may not`() throws {
    let text = "```sh\nlamp on\n```\n"
    let served = WorkbookCopy.Result(ending: .stopped, lines: ["Lit, until you press Ctrl-C."])
    let hung = WorkbookCopy.Result(ending: .stopped, lines: ["lit"])
    #expect(try problems(text, ["lamp on": served]) == [])
    #expect(try problems(text, ["lamp on": hung]).places == ["Lamps.md:2"])
  }

  // MARK: - Commands that are only named

  private func mentionProblems(_ code: String) throws -> [Problem] {
    try MentionRule(.ours).problems(with: TextFile(path: "a.md", text: "Run `\(code)`.\n"))
  }

  @Test(arguments: [
    "swift run workbook", "swift run workbook check", "swift run workbook check 1.1 --all",
    "swift run workbook COMMAND", "swift run workbook reset", "swift run workbook --version",
    "swift run workbook check …", "swift run -c release benchmark",
    "swift run workshop handout ../handout",
  ])
  func `what can be typed is left alone`(code: String) throws {
    #expect(try mentionProblems(code) == [])
  }

  @Test(arguments: [
    "swift run workbook chek", "swift run workbook check --al", "swift run workbook check 1.99",
    "swift run workbok", "swift run workbook hint 1.1 1.2",
  ])
  func `what cannot be typed is told`(code: String) throws {
    #expect(try mentionProblems(code).places == ["a.md:1"])
  }

  // MARK: - Commands in scripts

  private func scriptProblems(_ text: String) throws -> [Problem] {
    try MentionRule(.ours).problems(withScript: TextFile(path: "a.yml", text: text))
  }

  @Test(arguments: [
    "- run: swift run workbook report \"$STAGE\" --learner \"$LEARNER\" | tee log",
    "  swift run workshop class reports \\\n    --format html --output x.html",
    "\"command\": \"swift run workbook check ${fileDirnameBasename}\",",
    "exec .build/debug/workbook help; echo", "swift build --product workbook",
    "# swift run workshop grade DIR… --output DIR",
  ])
  func `a script that the program understands is left alone`(text: String) throws {
    #expect(try scriptProblems(text + "\n") == [])
  }

  @Test(arguments: [
    "swift run workbook report $STAGE --lerner x", "swift run workbook clas reports",
    "swift run workshop class reports \\\n  --from x", ".build/debug/workshop grade x --form json",
    "\"command\": \"swift run workbook chek ${fileDirnameBasename}\",",
  ])
  func `a script that it does not understand is told`(text: String) throws {
    #expect(try scriptProblems("echo\n" + text + "\n").places == ["a.yml:2"])
  }
}
