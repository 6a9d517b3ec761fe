import WorkbookKit

struct UpgradeCommand: Command {
  static let name = "upgrade"
  static let synopsis = "FROM [--dry-run]"
  static let summary = "brings this copy to a newer workbook without losing an answer"

  init(_ line: [String]) throws {
    _ = try Arguments(line)
  }

  func run(in session: inout Session) throws -> ExitCode {
    throw WorkbookError("This is not built yet.", next: "See: swift run workbook help")
  }
}
