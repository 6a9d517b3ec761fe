import WorkbookCore

/// The hints' texts stand in `HINTS.md` next to each exercise's brief.
struct HintCommand: Command {
  static let name = "hint"
  static let synopsis = "[WHAT] [--all]"
  static let summary = "shows the next of three hints; it remembers how far you were"
  static let details = [
    "--all   shows all three. Once the exercise is solved, they are shown together,",
    "        and they don't count.",
  ]

  private let arguments: Arguments

  init(_ line: [String]) throws {
    arguments = try Arguments(line, flags: ["--all"])
    try arguments.atMost(1)
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercise = try session.exercise(arguments.words.first)
    let isSolved = session.progress[exercise].isSolved && !session.progress[exercise].isAgain
    let showsAll = arguments.has("--all") || isSolved
    let hints = try session.workbook.hints(for: exercise)
    let seen = min(session.progress[exercise].hints, hints.count)
    let shown = showsAll ? hints.indices : min(seen, hints.count - 1)..<min(seen + 1, hints.count)
    for index in shown {
      session.printWrapped(
        session.style.bold("\(exercise.number), hint \(index + 1) of \(hints.count)"), "")
      session.print(MarkdownScreen(hints[index], session.style).lines + [""])
    }
    if !isSolved {
      try session.remember {
        $0[exercise].hints = showsAll ? hints.count : min(seen + 1, hints.count)
      }
    }
    let isLast = shown.upperBound == hints.count
    session.print(session.idea(behind: exercise).flatMap { session.style.wrap($0) })
    if isLast { session.printWrapped("That was the last hint.") }
    session.printWrapped(
      isLast && session.hasSolutions
        ? "Our answer: swift run workbook solution \(exercise.number) --peek"
        : "Try it, then: swift run workbook check \(exercise.number)")
    return .done
  }
}
