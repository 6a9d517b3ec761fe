import WorkbookKit

struct VerifyCommand: Command {
  static let name = "verify"
  static let synopsis = "[WHAT…] [--verbose]"
  static let summary = "for authors: checks that exercises are done as CONTRIBUTING asks"
  static let audience = Audience.instructorsAndAuthors
  static let details = [
    "Pages, TODOs and hints; the starter red where it should be; our answer, the",
    "accepted answers and the rejected ones, each judged by the specs; warnings and",
    "formatting.",
    "",
    "--verbose   shows what the compiler and the specs printed where all is not well",
  ]

  private let words: [String]
  private let isVerbose: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--verbose"])
    words = arguments.words
    isVerbose = arguments.has("--verbose")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercises = try (words.isEmpty ? ["all"] : words)
      .flatMap(session.workbook.syllabus.find)
    let start = session.time.seconds()
    let screen = VerifyScreen(of: exercises, session, isVerbose: isVerbose)
    let verification = Verification(
      in: session.workbook, files: session.files, programs: session.dependencies.programs,
      time: session.time, graders: session.authorsGraders)
    try verification.verify(
      exercises, onStep: { screen.show($1, of: $0) }, onResult: { screen.add($0) })
    let failed = screen.failed
    session.tell([
      "",
      "\(Count.of(exercises.count, "exercise")) in "
        + "\(session.style.clock(session.time.seconds() - start)).",
      "\(exercises.count - failed) passed, \(failed) failed",
    ])
    return failed == 0 ? .done : .notSolved
  }
}
