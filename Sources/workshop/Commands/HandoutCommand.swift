import WorkbookCore

struct HandoutCommand: Command {
  static let name = "handout"
  static let synopsis = "DIR [--with-solutions]"
  static let summary = "copies the workbook for learners, without solutions, ready to build"
  static let details = [
    "DIR                a folder that does not exist yet, or is empty",
    "--with-solutions   leaves Solutions/ in",
  ]

  private let folder: String
  private let withSolutions: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--with-solutions"])
    try arguments.atMost(1)
    folder = try arguments.first(orAsk: "Where to?", example: "workshop handout ../handout")
    withSolutions = arguments.has("--with-solutions")
  }

  func run(in session: inout Session) throws -> ExitCode {
    try Handout(of: session.workbook)
      .write(to: session.absolute(folder), named: folder, withSolutions: withSolutions)
    session.printWrapped([
      "The handout is in \(folder)",
      withSolutions ? "It holds the solutions." : "It holds no solutions and no trial answers.",
      "Try it: cd \(folder.quotedForShell) && swift run workbook",
    ])
    return .done
  }
}
