import WorkbookCore

struct MutateCommand: Command {
  static let name = "mutate"
  static let synopsis = "[WHAT…] [--but N] [--limit N] [--verbose]"
  static let summary = "finds small faults that no spec notices"
  static let details = [
    "Each mutant is our answer with one fault on a line that learners write: a",
    "statement dropped, a condition negated, arguments swapped. A survivor is a gap",
    "in the specs, or is explained in Tests/Answers/<key>/equivalent.md: `- ` and its",
    "title as it is printed here; below, indented by two spaces, why no spec can tell",
    "it from our answer.",
    "",
    "--but N     mutates the accepted answer that keeps constraint N, whose spec",
    "            judges, too",
    "--limit N   grades N mutants of an exercise at most, spread evenly",
    "--verbose   lists every mutant, and what became of it",
  ]

  private let words: [String]
  private let constraint: Int?
  private let limit: Int?
  private let isVerbose: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--verbose"], values: ["--but", "--limit"])
    words = arguments.words
    constraint = try arguments.count("--but", atMost: 9, example: 1)
    limit = try arguments.count("--limit", atMost: 10_000)
    isVerbose = arguments.has("--verbose")
  }

  func run(in session: inout Session) throws -> ExitCode {
    try session.work(on: words, details: findings, totals: totals) { [constraint, limit] in
      try MutationRun(exercise: $0, grader: $1, constraint: constraint)
        .run(limit: limit, onStep: $2)
    }
  }

  private func findings(_ result: MutationResult, _: Style) -> [String] {
    let place = constraint == nil ? "Solutions/\(result.exercise.key)/" : ""
    return result.faults.map { "    - \($0)" }
      + result.survivors.map(\.mutant).flatMap { mutant in
        [
          "    \(place)\(mutant.file):\(mutant.line): survived:",
          "      - \(mutant.title)",
        ]
      }
      + (isVerbose
        ? result.graded.map { "    \($0.fate.words): line \($0.mutant.line): \($0.mutant.title)" }
        : [])
  }

  private func totals(_ results: [MutationResult]) -> [String] {
    func sum(_ count: KeyPath<MutationResult, Int>) -> Int {
      results.reduce(0) { $0 + $1[keyPath: count] }
    }
    let (killed, compiled) = (sum(\.killed), sum(\.compiled))
    let unexplained = compiled - sum(\.explained)
    return [
      "Killed: \(killed) of \(unexplained), \(share(killed, unexplained)); "
        + "with the explained ones, of \(compiled), \(share(killed, compiled)).",
      "Not counted, since the compiler refused them: \(sum(\.didNotCompile)).",
    ]
  }

  private func share(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "none" : "\((Double(part) / Double(whole) * 100).formatted) %"
  }
}

extension MutationResult: AuthorResult {
  func counts(_ style: Style) -> String {
    "\(Count.of(compiled, "mutant")), \(killed) killed, \(explained) explained, "
      + "\(survivors.count) survived, \(style.limit(seconds))"
  }
}

extension MutationResult.Fate {
  /// What became of it, in words for a list.
  fileprivate var words: String {
    switch self {
    case .killed(let sentence): "killed by “\(sentence)”"
    case .survived: "survived"
    case .didNotCompile: "did not compile"
    case .notGraded(let words): "not graded (\(words))"
    }
  }
}
