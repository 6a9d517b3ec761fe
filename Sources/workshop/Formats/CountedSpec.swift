import WorkbookCore

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
  var outcome: SpecOutcome?
}

extension ExerciseStanding {
  /// A row for every spec, and one more where the specs do not tell that there is no pass.
  var countedSpecs: [CountedSpec] {
    switch standing {
    case .notBegun:
      let problem = Problem("This exercise is not begun.")
      return orStandIn(
        specs.map { CountedSpec(name: $0.sentence, kind: .skipped, problems: [problem]) },
        .skipped, problem)
    case .doesNotCompile, .notGraded:
      let problem = errors.first ?? Problem(reason ?? "This exercise could not be graded.")
      let others = Problem("It did not run: \(wordsForVerdict).")
      return orStandIn(
        specs.enumerated().map { place, spec in
          CountedSpec(
            name: spec.sentence, kind: .error, problems: [place == 0 ? problem : others])
        }, .error, problem)
    case .solved:
      return orStandIn(
        specs.map(\.counted), .error, Problem("No spec ran, so nothing was checked."))
    case .red, .crashed, .hung:
      let counted = specs.map(\.counted)
      if counted.contains(where: { $0.kind != .passed }) { return counted }
      let problem = Problem("The verdict is that \(wordsForVerdict), and no spec says so.")
      return counted + orStandIn([], .error, problem)
    }
  }

  /// No rows at all would look like a pass.
  private func orStandIn(
    _ rows: [CountedSpec], _ kind: CountedSpec.Kind, _ problem: Problem
  ) -> [CountedSpec] {
    rows.isEmpty ? [CountedSpec(name: title, kind: kind, problems: [problem])] : rows
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

extension SpecResult {
  fileprivate var counted: CountedSpec {
    let (kind, words): (CountedSpec.Kind, String) =
      switch outcome {
      case .passed: (.passed, "")
      case .failed: (.failed, "It failed, and did not say why.")
      case .crashed: (.error, "no word why")
      case .hung: (.error, "Nothing happened any more, and it was stopped.")
      case .skipped:
        (.error, "It says that it is not to be run, and what did not run did not pass.")
      case .didNotRun: (.error, "The program ended before its turn came.")
      case .missing: (.error, "The brief names this spec, and none was found.")
      }
    var problems = kind == .passed ? [] : problems.isEmpty ? [Problem(words)] : problems
    if outcome == .crashed {
      for place in problems.indices {
        problems[place].message = "It ended the whole program: \(problems[place].message)"
      }
    }
    return CountedSpec(name: sentence, kind: kind, problems: problems, outcome: outcome)
  }
}

extension Problem {
  /// `Tests/Specs/01-a/01-b/BSpecs.swift:12`; `nil` when the place is not known.
  var place: String? {
    // XCTest does not know where an error was thrown: it says line 0.
    guard let path, let line, line > 0 else { return path }
    return "\(path):\(line)"
  }

  /// Message, values and place, each a paragraph.
  var paragraphs: String {
    [message, detail, place].compactMap { $0 }.joined(separator: "\n\n")
  }
}

extension ExerciseStanding {
  /// The first thing that is wrong, whatever it is; of specs the one that `check` shows first.
  var firstProblem: (spec: String, problem: Problem)? {
    let rows = countedSpecs
    let first =
      placeOfFirstFailing.map { rows[$0] }
      ?? rows.first { $0.kind == .failed || $0.kind == .error }
    return first.flatMap { spec in spec.problems.first.map { (spec.name, $0) } }
  }
}
