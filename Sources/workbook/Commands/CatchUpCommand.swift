import WorkbookKit

struct CatchUpCommand: Command {
  static let name = "catch-up"
  static let synopsis = "STAGE | --undo"
  static let summary = "puts our answers of all earlier stages in place, and keeps yours"

  init(_ line: [String]) throws {
    _ = try Arguments(line)
  }

  func run(in session: inout Session) throws -> ExitCode {
    throw WorkbookError("This is not built yet.", next: "See: swift run workbook help")
  }
}
