import WorkbookKit

struct AgendaCommand: Command {
  static let name = "agenda"
  static let synopsis = "--hours H [--days N] [--from STAGE] [--start 09:30]"
  static let summary = "plans a workshop that fits the time, from the exercises' minutes"
  static let audience = Audience.instructorsAndAuthors

  init(_ line: [String]) throws {
    _ = try Arguments(line)
  }

  func run(in session: inout Session) throws -> ExitCode {
    throw WorkbookError("This is not built yet.", next: "See: swift run workbook help")
  }
}
