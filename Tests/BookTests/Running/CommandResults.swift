/// What came of the commands of a book, each run once, all in one copy of the workbook.
struct CommandResults: Sendable {
  /// This package's book; the first test that asks has them run.
  static let ours = Result { try CommandResults(of: .ours) }

  private let results: [ShellCommand: WorkbookCopy.Result]

  subscript(command: ShellCommand) -> WorkbookCopy.Result? { results[command] }

  init(_ results: [ShellCommand: WorkbookCopy.Result]) {
    self.results = results
  }

  init(of book: BookFiles) throws {
    let commands = book.pages.flatMap(CommandRule.commands(of:)) + CommandRule.readmeCommands(book)
    var results: [ShellCommand: WorkbookCopy.Result] = [:]
    if !commands.isEmpty {
      let copy = try WorkbookCopy(of: book)
      for command in commands where results[command] == nil {
        results[command] = try copy.run(command)
      }
    }
    self.results = results
  }
}
