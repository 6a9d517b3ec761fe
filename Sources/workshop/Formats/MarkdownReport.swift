import WorkbookCore

/// A report as a table in Markdown, for a pull request or a job's summary.
struct MarkdownReport {
  let report: LearnerReport

  var text: String {
    ([
      "# \(Markup.markdown(report.shownName))", "",
      "\(report.shownDate) · \(report.totals)", "",
      "| Exercise | Verdict | Specs | Hints | Minutes | First problem |",
      "| --- | --- | ---: | ---: | ---: | --- |",
    ] + report.exercises.map(row)).map { $0 + "\n" }.joined()
  }

  private func row(_ exercise: ExerciseStanding) -> String {
    let problem = exercise.firstProblem?.problem.message.oneLine.cut(to: 300) ?? ""
    let cells = [exercise.shownTitle] + exercise.cells + [problem]
    return "| \(cells.map(Markup.markdown).joined(separator: " | ")) |"
  }
}

extension ExerciseStanding {
  /// The verdict, the specs that pass, hints and minutes, as a table shows them.
  var cells: [String] {
    [
      standing.rawValue, standing == .notBegun ? "" : "\(passed)/\(specs.count)",
      (history?.hints).map { "\($0)" } ?? "", minutesToSolve.map { "\($0)" } ?? "",
    ]
  }
}
