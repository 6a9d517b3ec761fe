import WorkbookKit

struct VerifyCommand: Command {
  static let name = "verify"
  static let synopsis = "[WHAT…] [--verbose]"
  static let summary = "for authors: checks that exercises are done as CONTRIBUTING asks"
  static let audience = Audience.instructorsAndAuthors
  static let details = [
    "Pages, TODOs and hints; the starter red where it should be; our answer, the accepted",
    "answers and the rejected ones, each judged by the specs; warnings and formatting.",
    "",
    "--verbose   shows what the compiler and the specs printed where something is wrong",
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
    var failed = 0
    var seconds = 0.0
    for (index, exercise) in exercises.enumerated() {
      let ticker = Ticker(
        session, what: "\(exercise.number) \(exercise.title)", part: (index + 1, exercises.count))
      let verifier = Verifier(
        of: exercise, in: session.workbook, files: session.files,
        programs: session.dependencies.programs, time: session.time,
        graders: (1...2).map { lane in
          session.grader(
            limit: nil, scratch: "\(session.workbook.root)/.build/verify-\(lane)")
        })
      let result = try verifier.verify { ticker.show($0) }
      ticker.clear()
      session.print(lines(result, session))
      seconds += result.seconds
      if !result.faults.isEmpty { failed += 1 }
    }
    session.print([
      "", "\(Count.of(exercises.count, "exercise")) in \(seconds.clock).",
      "\(exercises.count - failed) passed, \(failed) failed",
    ])
    return failed == 0 ? .done : .notSolved
  }

  private func lines(_ result: Verifier.Result, _ session: Session) -> [String] {
    let style = session.style
    let mark =
      result.faults.isEmpty
      ? style.green(style.mark("✓", "passed")) : style.red(style.mark("✗", "FAILED"))
    let counts =
      "\(result.specs) specs, \(result.accepted) accepted, \(result.rejected) rejected, "
      + "\(result.seconds.formatted) s"
    return ["\(mark) \(result.exercise.number) \(result.exercise.title): " + style.dim(counts)]
      + result.faults.flatMap { fault in
        style.wrap("- \(fault.words)", indent: 4) + (isVerbose ? [fault.log.printable] : [])
      }
  }
}
