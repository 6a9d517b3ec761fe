import WorkbookKit

struct HandoutCommand: Command {
  static let name = "handout"
  static let synopsis = "DIR [--with-solutions]"
  static let summary = "copies the workbook for learners, without solutions, ready to build"
  static let audience = Audience.instructorsAndAuthors
  static let details = [
    "DIR                a folder that does not exist yet, or is empty",
    "--with-solutions   leaves Solutions/ in",
  ]

  private let folder: String
  private let withSolutions: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--with-solutions"])
    try arguments.atMost(1)
    guard let folder = arguments.words.first else {
      throw WorkbookError(
        "Where to?", next: "Write for instance: swift run workbook handout ../handout",
        isUsage: true)
    }
    self.folder = folder
    withSolutions = arguments.has("--with-solutions")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let target = session.absolute(folder)
    try Handout(of: session.workbook, files: session.files)
      .write(to: target, named: folder, withSolutions: withSolutions)
    session.tell([
      "The handout is in \(folder)",
      withSolutions ? "It holds the solutions." : "It holds no solutions and no trial answers.",
      "Try it: cd \(folder.quotedForShell) && swift run workbook",
    ])
    return .done
  }
}
