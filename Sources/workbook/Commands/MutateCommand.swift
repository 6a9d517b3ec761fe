import WorkbookKit

struct MutateCommand: Command {
  static let name = "mutate"
  static let synopsis = "[WHAT…] [--limit N] [--verbose]"
  static let summary = "for authors: finds small faults that no spec notices"
  static let audience = Audience.instructorsAndAuthors
  static let details = [
    "Each mutant is our answer with one fault on a line that learners write: a",
    "statement dropped, a condition negated, arguments swapped. A survivor is a gap",
    "in the specs, or is explained in Tests/Answers/<key>/equivalent.md: `- ` and its",
    "title as it is printed here; below, indented by two spaces, why no spec can tell",
    "it from our answer.",
    "",
    "--limit N   grades N mutants of an exercise at most, spread evenly",
    "--verbose   lists every mutant, and what became of it",
  ]

  private let words: [String]
  private let limit: Int?
  private let isVerbose: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--verbose"], values: ["--limit"])
    words = arguments.words
    limit = try arguments.count("--limit", atMost: 10_000)
    isVerbose = arguments.has("--verbose")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercises = try (words.isEmpty ? ["all"] : words)
      .flatMap(session.workbook.syllabus.find)
    let start = session.time.seconds()
    let screen = MutateScreen(of: exercises, session, isVerbose: isVerbose)
    let run = MutationRun(
      in: session.workbook, files: session.files, programs: session.dependencies.programs,
      time: session.time, graders: session.authorsGraders)
    try run.run(
      exercises, limit: limit, onStep: { screen.show($1, of: $0) }, onResult: { screen.add($0) })
    session.print(screen.totals(seconds: session.time.seconds() - start))
    return screen.failed == 0 ? .done : .notSolved
  }
}
