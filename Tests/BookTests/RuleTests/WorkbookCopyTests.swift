import Testing

/// Commands are really run, in a copy that is as new each time.
@Suite struct WorkbookCopyTests {
  private let copy: WorkbookCopy

  init() throws { copy = try WorkbookCopy(of: .ours) }

  private func run(_ text: String) throws -> WorkbookCopy.Result {
    try copy.run(ShellCommand(text: text))
  }

  @Test func `how a command ends and what a terminal shows is seen`() throws {
    let wrong = try run("swift run workbook chek")
    #expect(wrong.ending == .exited(code: 64))
    #expect(wrong.lines.first == "There is no command `chek`.")

    let list = try run("swift run workbook list | cat; swift run workbook list")
    #expect(list.ending == .exited(code: 0))
    #expect(list.lines.contains { $0.hasPrefix("  not tried 1.1") })
    #expect(list.lines.contains { $0.hasPrefix("  · 1.1") })
  }

  @Test func `what a command changes is put back before the next one`() throws {
    let key = "Exercises/01-hidden-singletons/01-inherited-object"
    _ = try run("rm -r \(key); swift run workbook list; mkdir -p .workbook; touch .workbook/mine")
    #expect(try run("ls -1 \(key)").lines.contains("README.md"))
    #expect(try run("ls .workbook/mine").ending != .exited(code: 0))
  }
}
