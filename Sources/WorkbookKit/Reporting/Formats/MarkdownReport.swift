/// A report as a table in Markdown, for a pull request or a job's summary.
struct MarkdownReport {
  private let report: LearnerReport

  init(_ report: LearnerReport) {
    self.report = report
  }

  var text: String {
    ([
      "# \(Self.escaped(report.shownName))", "",
      "\(report.shownDate) · \(report.totals)", "",
      "| Exercise | Verdict | Specs | Hints | Minutes | First problem |",
      "| --- | --- | ---: | ---: | ---: | --- |",
    ] + report.exercises.map(row)).map { $0 + "\n" }.joined()
  }

  private func row(_ exercise: ExerciseStanding) -> String {
    let isBegun = exercise.standing != .notBegun
    let cells = [
      Self.escaped(exercise.shownTitle),
      exercise.standing.rawValue,
      isBegun ? "\(exercise.passed)/\(exercise.specs.count)" : "",
      (exercise.history?.hints).map { "\($0)" } ?? "",
      exercise.minutesToSolve.map { "\($0)" } ?? "",
      exercise.firstProblem.map { Self.escaped($0.problem.message.oneLine.cut(to: 300)) } ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// One line that Markdown shows as it is. An at sign calls nobody: an entity stands for it.
  static func escaped(_ words: String) -> String { words.oneLine.escaped(escapes) }

  private static let escapes: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "&#64;",
    ]
    for sign in "\\`*_[]()#|~$!:".unicodeScalars { table[sign] = "\\\(sign)" }
    return table
  }()
}
