import WorkbookKit

/// One word of the command line.
protocol Command {
  /// The word itself.
  static var name: String { get }
  /// What may stand behind it.
  static var synopsis: String { get }
  /// What it does, in a line.
  static var summary: String { get }
  /// Who it is for.
  static var audience: Audience { get }
  /// What else there is to know, a line each.
  static var details: [String] { get }

  /// - Throws: `WorkbookError` when the words behind it make no sense.
  init(_ line: [String]) throws

  func run(in session: inout Session) throws -> ExitCode
}

enum Audience {
  case learners
  case instructorsAndAuthors
}

extension Command {
  static var audience: Audience { .learners }
  static var details: [String] { [] }
}

/// What the program's caller is told.
enum ExitCode: Int32 {
  case done = 0
  case notSolved = 1
  case notGraded = 2
  case wrongUsage = 64
  case interrupted = 130
}

/// Every command, in the order in which help lists them.
var everyCommand: [any Command.Type] {
  [
    ListCommand.self,
    NextCommand.self,
    CheckCommand.self,
    WatchCommand.self,
    HintCommand.self,
    SolutionCommand.self,
    ResetCommand.self,
    AgainCommand.self,
    BookCommand.self,
    ReportCommand.self,
    CatchUpCommand.self,
    UpgradeCommand.self,
    DoctorCommand.self,
    HelpCommand.self,
    HandoutCommand.self,
    AgendaCommand.self,
    GradeCommand.self,
    ClassCommand.self,
    VerifyCommand.self,
    MutateCommand.self,
  ]
}
