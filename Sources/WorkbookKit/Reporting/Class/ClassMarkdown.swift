/// The class page as Markdown, with tables as GitHub reads them.
public struct ClassMarkdown {
  private let report: ClassReport
  private let skipped: [ReportFiles.Skipped]
  private let title: String

  public init(_ report: ClassReport, skipped: [ReportFiles.Skipped], title: String) {
    self.report = report
    self.skipped = skipped
    self.title = title
  }

  public var text: String {
    let lines = head + stuck + matrix + specs + exercises + skippedFiles + howToRead
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ClassMarkdown {
  private var head: [String] {
    var lines = ["# \(Self.escaped(title))", "", report.summary]
    if let made = report.made {
      let first = ClassWords.moment(made.lowerBound), last = ClassWords.moment(made.upperBound)
      lines += ["", first == last ? "Reports of \(first)." : "Reports of \(first) to \(last)."]
    }
    return lines
  }

  private var stuck: [String] {
    Self.section(
      "Who looks stuck",
      [
        "Learner", "Exercise", "For", "Attempts", "Hints", "Since", "Because of",
        "What is in the way",
      ],
      report.stuck.map { stuck in
        let obstacle = stuck.standing.obstacle.map {
          ": " + $0.cut(to: ClassWords.longestMessage)
        }
        return [
          stuck.learner, "\(stuck.standing.number) \(stuck.standing.title)",
          stuck.seconds.map(ClassWords.duration) ?? "not known", "\(stuck.attempts)",
          "\(stuck.hints)", stuck.since.map(ClassWords.moment) ?? "not known",
          ClassWords.signs(stuck),
          ClassCell.words(of: stuck.standing) + (obstacle ?? ""),
        ]
      }, none: "Nobody.")
  }

  private var matrix: [String] {
    let shown = report.begunExercises
    return Self.section(
      "Learners and exercises", under: notBegun,
      ["Learner", "Solved", "Now at"] + shown.map(\.number),
      report.learners.map { learner in
        [
          learner.name, "\(learner.solved)",
          (learner.current?.number ?? "–") + (learner.stuck == nil ? "" : " stuck"),
        ]
          + shown.map { exercise in
            let cell = ClassCell(learner, exercise)
            return cell.caption.isEmpty ? cell.sign : "\(cell.sign) \(cell.caption)"
          }
      }, none: "No report mentions an exercise.")
  }

  private var notBegun: [String] { report.notBegunWords.map { [$0, ""] } ?? [] }

  private var specs: [String] {
    Self.section(
      "Specs that fail most",
      ["Exercise", "Spec", "Learners", "Outcome", "What it says most often"],
      report.failingSpecs.prefix(ClassWords.mostSpecs).map { spec in
        [
          "\(spec.number) \(spec.title)", spec.sentence, "\(spec.learners)", spec.outcomeWords,
          (spec.message ?? "–").cut(to: ClassWords.longestMessage),
        ]
      }, none: "None.")
  }

  private var exercises: [String] {
    Self.section(
      "Exercises in numbers", under: notBegun,
      [
        "Exercise", "Solved", "Begun, not solved", "Not begun", "Minutes in the brief",
        "Median minutes", "Hints shown",
      ],
      report.begunExercises.map { exercise in
        [
          exercise.name, "\(exercise.solved)", "\(exercise.begun)", "\(exercise.notBegun)",
          "\(exercise.minutes)", exercise.medianMinutes.map(ClassWords.minutes) ?? "–",
          exercise.hintsWords,
        ]
      }, none: "None.")
  }

  private var skippedFiles: [String] {
    guard !skipped.isEmpty else { return [] }
    return ["", "## Files left out", ""]
      + skipped.map { "- \(Self.escaped($0.name)): \(Self.escaped($0.reason))" }
  }

  private var howToRead: [String] {
    let signs = [Standing.solved, .red, .doesNotCompile, .crashed, .hung, .notGraded, .notBegun]
      .map { standing in
        let sign = [ClassCell.sign(standing), ClassCell.caption(standing)]
          .filter { !$0.isEmpty }.joined(separator: " ")
        let words = standing == .red ? "red: 3 of 12 specs pass" : standing.rawValue
        return "- \(Self.escaped(sign)): \(words)"
      }
    var lines = ["", "## How to read this page", ""] + signs
    lines += ["- –: no report", "", ClassWords.stuckMeans]
    if report.withoutHistory > 0 {
      lines += ["", ClassWords.withoutHistory(report.withoutHistory)]
    }
    return lines
  }
}

// MARK: - Pieces

extension ClassMarkdown {
  /// Heads and cells are escaped here, and nowhere else.
  private static func section(
    _ heading: String, under words: [String] = [], _ heads: [String], _ rows: [[String]],
    none: String
  ) -> [String] {
    let line = { (cells: [String]) in
      "| " + cells.map(escaped).joined(separator: " | ") + " |"
    }
    return ["", "## \(heading)", ""] + words
      + (rows.isEmpty
        ? [none]
        : [line(heads), "|" + String(repeating: " --- |", count: heads.count)] + rows.map(line))
  }
}
