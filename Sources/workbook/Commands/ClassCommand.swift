import WorkbookKit

struct ClassCommand: Command {
  static let name = "class"
  static let synopsis = "REPORT… [--format F] [--output FILE]"
  static let summary = "merges reports into one page: who is where, and who is stuck"
  static let audience = Audience.instructorsAndAuthors

  init(_ line: [String]) throws {
    _ = try Arguments(line)
  }

  func run(in session: inout Session) throws -> ExitCode {
    throw WorkbookError("This is not built yet.", next: "See: swift run workbook help")
  }
}
