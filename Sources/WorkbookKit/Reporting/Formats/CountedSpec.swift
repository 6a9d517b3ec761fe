/// One spec as other programs count it.
///
/// Whatever became of an exercise, nothing that did not pass looks as if it had, and nothing is
/// left out.
struct CountedSpec: Equatable {
  enum Kind {
    case passed
    case failed
    /// It could not be judged: a crash, a hang, a compiler's error, no such spec.
    case error
    /// Its exercise is not begun.
    case skipped
  }

  let name: String
  let kind: Kind
  /// What is wrong, at least one unless it passed.
  let problems: [Problem]
  /// What became of it when it was run; `nil` when nothing was.
  let outcome: SpecStanding.Outcome?

  init(
    _ name: String, _ kind: Kind, _ problems: [Problem] = [],
    outcome: SpecStanding.Outcome? = nil
  ) {
    self.name = name
    self.kind = kind
    self.problems = problems
    self.outcome = outcome
  }
}

extension ExerciseStanding {
  /// A row for every spec, and one more where the specs do not tell that there is no pass.
  var countedSpecs: [CountedSpec] {
    switch standing {
    case .notBegun:
      return orStandIn(
        specs.map { CountedSpec($0.sentence, .skipped, [Problem("This exercise is not begun.")]) },
        .skipped, Problem("This exercise is not begun."))
    case .doesNotCompile, .notGraded:
      let problem = errors.first ?? Problem(reason ?? "This exercise could not be graded.")
      let others = Problem("It did not run: \(wordsForVerdict).")
      return orStandIn(
        specs.enumerated().map { place, spec in
          CountedSpec(spec.sentence, .error, [place == 0 ? problem : others])
        }, .error, problem)
    case .solved:
      return orStandIn(
        specs.map(\.counted), .error, Problem("No spec ran, so nothing was checked."))
    case .red, .crashed, .hung:
      let counted = specs.map(\.counted)
      let tells = counted.contains { $0.kind != .passed }
      let problem = Problem("The verdict is that \(wordsForVerdict), and no spec says so.")
      return tells ? counted : counted + [CountedSpec(title, .error, [problem])]
    }
  }

  /// No rows at all would look like a pass.
  private func orStandIn(
    _ rows: [CountedSpec], _ kind: CountedSpec.Kind, _ problem: Problem
  ) -> [CountedSpec] {
    rows.isEmpty ? [CountedSpec(title, kind, [problem])] : rows
  }

  /// The verdict as the end of a sentence.
  private var wordsForVerdict: String {
    switch standing {
    case .doesNotCompile: "the exercise does not compile"
    case .notGraded: "the exercise could not be graded"
    case .solved, .red, .crashed, .hung, .notBegun: "the exercise is \(standing.rawValue)"
    }
  }
}

extension SpecStanding {
  fileprivate var counted: CountedSpec {
    switch outcome {
    case .passed: row(.passed, [])
    case .failed: row(.failed, problems(or: "It failed, and did not say why."))
    case .crashed:
      row(
        .error,
        problems(or: "no word why").map {
          var problem = $0
          problem.message = "It ended the whole program: \($0.message)"
          return problem
        })
    case .hung: error("Nothing happened any more, and it was stopped.")
    case .skipped: error("It says that it is not to be run, and what did not run did not pass.")
    case .didNotRun: error("The program ended before its turn came.")
    case .missing: error("The brief names this spec, and none was found.")
    }
  }

  private func error(_ words: String) -> CountedSpec { row(.error, problems(or: words)) }

  private func row(_ kind: CountedSpec.Kind, _ problems: [Problem]) -> CountedSpec {
    CountedSpec(sentence, kind, problems, outcome: outcome)
  }

  private func problems(or words: String) -> [Problem] {
    problems.isEmpty ? [Problem(words)] : problems
  }
}

extension Problem {
  /// `Tests/Specs/01-a/01-b/BSpecs.swift:12`; `nil` when the place is not known.
  var place: String? {
    path.map { path in place(in: path) }
  }

  /// XCTest does not know where an error was thrown: it says line 0.
  private func place(in path: String) -> String {
    guard let line, line > 0 else { return path }
    return "\(path):\(line)"
  }

  /// Message, values and place, each a paragraph.
  var paragraphs: String {
    [message, detail, place].compactMap { $0 }.joined(separator: "\n\n")
  }
}
