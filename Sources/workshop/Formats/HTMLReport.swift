import WorkbookCore

/// A report as a page of its own: no script, no network, light and dark.
struct HTMLReport {
  let report: LearnerReport

  var text: String {
    let headings = ["Exercise", "Verdict", "Specs", "Hints", "Minutes", "What is wrong"]
    let body = """
      <main>
      <h1>\(Self.name(report.shownName))</h1>
      <p>\(report.shownDate) · \(report.totals)</p>
      <table>
      <caption>Every exercise with its verdict, and the first thing that is wrong</caption>
      <thead>
      <tr>\(headings.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr>
      </thead>
      <tbody>
      \(report.exercises.map(row).joined(separator: "\n"))
      </tbody>
      </table>
      </main>
      """
    return Markup.page(
      title: "\(report.shownName): dependency injection in Swift", style: Self.style, body: body)
      + "\n"
  }

  private func row(_ exercise: ExerciseStanding) -> String {
    let kind =
      switch exercise.standing {
      case .solved: "solved"
      case .notBegun: "later"
      default: "unsolved"
      }
    let cells = exercise.cells + [details(on: exercise)]
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

  /// Words of unknown direction: they must not turn round the words next to them.
  private static func name(_ words: String) -> String { "<bdi>\(Markup.text(words))</bdi>" }

  private static let style = """
    :root { color-scheme: light dark; --line: light-dark(#c9ccd1, #43474d);
      --quiet: light-dark(#565b63, #b1b6bd); --good: light-dark(#0a6230, #7fdba0);
      --bad: light-dark(#a8101c, #ffa49d); }
    body { margin: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
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
