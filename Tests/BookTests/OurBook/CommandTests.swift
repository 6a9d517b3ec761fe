import Testing

@testable import WorkbookCore

/// The commands that this package's pages show.
@Suite struct CommandTests {
  @Test(arguments: BookFiles.ours.pages.filter { !CommandRule.commands(of: $0).isEmpty })
  func `a command can be run and prints what the page says`(page: TextFile) throws {
    report(CommandRule(results: try CommandResults.ours.get()).problems(with: page), in: .ours)
  }

  @Test(.enabled(if: BookFiles.ours.chapter == nil))
  func `the session on the front page is what a terminal shows`() throws {
    let page = try #require(BookFiles.ours.file("README.md"))
    #expect(!CommandRule.readmeCommands(.ours).isEmpty)
    report(
      CommandRule(results: try CommandResults.ours.get()).problems(withReadme: page), in: .ours)
  }

  @Test func `a command that a page names exists, with its options and exercises`() throws {
    let rule = try MentionRule(.ours)
    report(BookFiles.ours.allPages.flatMap(rule.problems(with:)), in: .ours)
  }
}
