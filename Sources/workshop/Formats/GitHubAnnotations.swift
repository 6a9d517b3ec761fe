import WorkbookCore

/// A report as workflow commands of GitHub Actions: what is wrong is shown at its line.
struct GitHubAnnotations {
  let report: LearnerReport

  /// An annotation a line, and as the last line how many passed.
  var text: String { (lines + [report.totals]).map { $0 + "\n" }.joined() }

  private var lines: [String] {
    let isDone = !report.exercises.isEmpty && report.solved == report.exercises.count
    let done = Self.line("notice", title: "Workbook", "Every exercise is solved.")
    return report.exercises.flatMap(annotations) + (isDone ? [done] : [])
  }

  private func annotations(on exercise: ExerciseStanding) -> [String] {
    let notes = exercise.notes.map { Self.line("warning", title: exercise.shownTitle, $0) }
    return notes + problems(of: exercise)
  }

  /// What the specs or the compiler say. A spec that did not get its turn has nothing to say.
  private func problems(of exercise: ExerciseStanding) -> [String] {
    if exercise.standing == .doesNotCompile, !exercise.errors.isEmpty {
      let title = "\(exercise.shownTitle): does not compile"
      return exercise.errors.map { Self.line("error", at: $0, title: title, $0.message) }
    }
    let wrong = exercise.countedSpecs.filter { $0.kind == .failed || $0.kind == .error }
    let heard = wrong.filter { $0.outcome != nil && $0.outcome != .didNotRun }
    return (heard.isEmpty ? Array(wrong.prefix(1)) : heard).flatMap { spec in
      spec.problems.map { problem in
        Self.line(
          "error", at: problem, title: "\(exercise.shownTitle): \(spec.name)",
          [problem.message, problem.detail?.cut(to: 400)].compactMap { $0 }
            .joined(separator: "\n"))
      }
    }
  }
}

extension GitHubAnnotations {
  private static func line(
    _ command: String, at problem: Problem? = nil, title: String, _ message: String
  ) -> String {
    var properties: [(String, String)] = []
    if let path = problem?.path?.oneLine, !path.isEmpty {
      properties.append(("file", path))
      if let line = problem?.line, line > 0 { properties.append(("line", "\(line)")) }
    }
    properties.append(("title", title.oneLine))
    let list = properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
    return "::\(command) \(list)::\(data(message))"
  }

  private static func data(_ words: String) -> String {
    words.printable.escaped(["%": "%25", "\n": "%0A"])
  }

  private static func property(_ words: String) -> String {
    data(words).escaped([":": "%3A", ",": "%2C"])
  }
}
