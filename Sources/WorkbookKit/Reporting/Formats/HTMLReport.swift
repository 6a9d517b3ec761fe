/// A report as a page of its own: no script, no network, light and dark.
struct HTMLReport {
  private let report: LearnerReport

  init(_ report: LearnerReport) {
    self.report = report
  }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Markup.text(report.shownName)): dependency injection in Swift</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <main>
    <h1>\(Self.name(report.shownName))</h1>
    <p>\(report.shownDate) · \(report.totals)</p>
    <table>
    <caption>Every exercise with its verdict, and the first thing that is wrong</caption>
    <thead>
    <tr>\(Self.headings.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr>
    </thead>
    <tbody>
    \(report.exercises.map(row).joined(separator: "\n"))
    </tbody>
    </table>
    </main>
    </body>
    </html>

    """
  }

  private static let headings = [
    "Exercise", "Verdict", "Specs", "Hints", "Minutes", "What is wrong",
  ]

  private func row(_ exercise: ExerciseStanding) -> String {
    let isBegun = exercise.standing != .notBegun
    let kind = exercise.standing == .solved ? "solved" : isBegun ? "unsolved" : "later"
    let cells = [
      exercise.standing.rawValue,
      isBegun ? "\(exercise.passed)/\(exercise.specs.count)" : "",
      (exercise.history?.hints).map { "\($0)" } ?? "",
      exercise.minutesToSolve.map { "\($0)" } ?? "",
      details(on: exercise),
    ]
    return "<tr class=\"\(kind)\"><th scope=\"row\">\(Self.name(exercise.shownTitle))</th>"
      + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
  }

  private func details(on exercise: ExerciseStanding) -> String {
    guard let (spec, problem) = exercise.firstProblem else { return "" }
    let parts = [problem.message, problem.detail].compactMap { $0 }
      .map { "<p>\(Self.name($0))</p>" }
    let place = problem.place.map { "<p><code>\(Markup.text($0.oneLine))</code></p>" } ?? ""
    let summary =
      switch exercise.standing {
      case .doesNotCompile: "The compiler's first error"
      case .notGraded: "Why it was not graded"
      default: Self.name(spec.oneLine)
      }
    return "<details><summary>\(summary)</summary>"
      + parts.joined() + place + "</details>"
  }

  /// Words of unknown direction: they must not turn round what stands beside them.
  private static func name(_ words: String) -> String { "<bdi>\(Markup.text(words))</bdi>" }

  private static let style = """
    :root { --page: #ffffff; --ink: #1b1d20; --line: #c9ccd1; --quiet: #565b63;
      --good: #0a6230; --bad: #a8101c; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #16181b; --ink: #e9eaec; --line: #43474d; --quiet: #b1b6bd;
        --good: #7fdba0; --bad: #ffa49d; }
    }
    body { background: var(--page); color: var(--ink); margin: 1.5rem;
      font: 1rem/1.5 system-ui, sans-serif; }
    h1, tbody th, td { overflow-wrap: anywhere; }
    tbody th { min-width: 9rem; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: start; color: var(--quiet); padding-block: 0.5rem; }
    th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.6rem;
      border-block-end: 1px solid var(--line); }
    tbody th { font-weight: normal; }
    thead th, td:nth-of-type(-n+4) { white-space: nowrap; }
    .solved td:nth-of-type(1) { color: var(--good); font-weight: bold; }
    .unsolved td:nth-of-type(1) { color: var(--bad); font-weight: bold; }
    .later th, .later td { color: var(--quiet); }
    summary { cursor: pointer; }
    details p { margin-block: 0.5rem; white-space: pre-line; }
    """
}
