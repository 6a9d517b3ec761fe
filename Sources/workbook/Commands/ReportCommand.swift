import WorkbookKit

struct ReportCommand: Command {
  static let name = "report"
  static let synopsis = "[WHAT…] [--format F] [--learner NAME] [--output FILE]"
  static let summary = "grades all that you began, and writes down where you stand"

  init(_ line: [String]) throws {
    _ = try Arguments(line)
  }

  func run(in session: inout Session) throws -> ExitCode {
    throw WorkbookError("This is not built yet.", next: "See: swift run workbook help")
  }
}
