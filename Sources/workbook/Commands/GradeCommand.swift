import WorkbookKit

struct GradeCommand: Command {
  static let name = "grade"
  static let synopsis = "DIR… [--jobs N] [--only WHAT] [--output DIR]"
  static let summary = "grades other people's answers with this workbook's specs"
  static let audience = Audience.instructorsAndAuthors

  init(_ line: [String]) throws {
    _ = try Arguments(line)
  }

  func run(in session: inout Session) throws -> ExitCode {
    throw WorkbookError("This is not built yet.", next: "See: swift run workbook help")
  }
}
