extension ClassPage {
  /// Who is stuck, where, and since when.
  var stuckSection: String {
    let heads =
      ["Learner", "Exercise"].map { Self.head($0) }
      + ["For", "Attempts", "Hints"].map { Self.head($0, most: true) }
      + ["Since", "Because of", "What is in the way"].map { Self.head($0) }
    let rows = report.stuck.map { stuck in
      [
        Self.name(stuck.learner),
        Self.cell(text: "\(stuck.standing.number) \(stuck.standing.title)"),
        Self.cell(
          stuck.seconds.map(ClassWords.duration) ?? "not known", value: stuck.seconds ?? -1),
        Self.cell(stuck.attempts), Self.cell(stuck.hints),
        "<td>\(stuck.since.map { Self.time($0) } ?? "not known")</td>",
        "<td>\(ClassWords.signs(stuck))</td>",
        Self.cell(text: Self.obstacle(of: stuck.standing)),
      ].joined()
    }
    return Self.section(
      "stuck", "Who looks stuck",
      rows.isEmpty
        ? "<p>Nobody.</p>"
        : Self.table(
          "stuck", caption: "Learners who look stuck, the longest first", heads: heads, rows: rows,
          kind: "tall"))
  }

  private static func obstacle(of standing: ExerciseStanding) -> String {
    let words = ClassCell.words(of: standing)
    let obstacle = standing.obstacle.map { $0.cut(to: ClassWords.longestMessage) }
    return obstacle.map { "\(words): \($0)" } ?? words
  }

  /// What fails for most learners, and in which words.
  var specs: String {
    let shown = report.failingSpecs.prefix(ClassWords.mostSpecs)
    let heads =
      [Self.head("Exercise"), Self.head("Spec"), Self.head("Learners", most: true)]
      + [Self.head("Outcome"), Self.head("What it says most often")]
    let rows = shown.map { spec in
      [
        "<th scope=\"row\" dir=\"auto\">\(Self.escaped("\(spec.number) \(spec.title)"))</th>",
        Self.cell(text: spec.sentence), Self.cell(spec.learners),
        "<td>\(spec.outcomeWords)</td>",
        Self.cell(text: (spec.message ?? "–").cut(to: ClassWords.longestMessage)),
      ].joined()
    }
    let more = report.failingSpecs.count - shown.count
    return Self.section(
      "specs", "Specs that fail most",
      rows.isEmpty
        ? "<p>None.</p>"
        : Self.table(
          "specs", caption: "Specs of exercises begun, by how many learners they fail for",
          heads: heads, rows: rows)
          + (more > 0 ? "\n<p>And \(more) more.</p>" : ""))
  }

  /// How the class stands with each exercise.
  var exercises: String {
    let heads =
      [Self.head("Exercise")]
      + ["Share solved", "Solved", "Begun, not solved", "Not begun"].map {
        Self.head($0, most: true)
      }
      + ["Minutes in the brief", "Median minutes", "Hints shown"].map {
        Self.head($0, most: true)
      }
    let rows = report.begunExercises.map { exercise in
      [
        "<th scope=\"row\" dir=\"auto\">\(Self.escaped(exercise.name))</th>",
        bar(exercise), Self.cell(exercise.solved), Self.cell(exercise.begun),
        Self.cell(exercise.notBegun), Self.cell(exercise.minutes),
        Self.cell(
          exercise.medianMinutes.map(ClassWords.minutes) ?? "–",
          value: exercise.medianMinutes ?? -1),
        Self.cell(exercise.hintsWords, value: Double(exercise.hints)),
      ].joined()
    }
    return Self.section(
      "exercises", "Exercises in numbers",
      notBegun
        + Self.table(
          "exercises", caption: "Each exercise: who solved it, how long it took, hints",
          heads: heads, rows: rows))
  }

  /// Solved, begun and the rest, as a picture beside its number.
  private func bar(_ exercise: ClassExercise) -> String {
    let all = max(report.learners.count, 1)
    let solved = exercise.solved * 100 / all
    let begun = exercise.begun * 100 / all
    return
      "<td class=\"number\" data-v=\"\(solved)\"><svg aria-hidden=\"true\" viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\">"
      + "<rect class=\"of\" width=\"100\" height=\"10\"/>"
      + "<rect class=\"begun\" x=\"\(solved)\" width=\"\(begun)\" height=\"10\"/>"
      + "<rect class=\"done\" width=\"\(solved)\" height=\"10\"/></svg>"
      + "<span class=\"share\">\(solved)&nbsp;%</span></td>"
  }

  /// What was left out, and why.
  var skippedFiles: String {
    guard !skipped.isEmpty else { return "" }
    let items = skipped.map { file in
      "<li><code dir=\"auto\">\(Self.escaped(file.name))</code>:"
        + " <span dir=\"auto\">\(Self.escaped(file.reason))</span></li>"
    }
    return Self.section("skipped", "Files left out", "<ul>\(items.joined(separator: "\n"))</ul>")
  }

  var howToRead: String {
    Self.section(
      "reading", "How to read this page",
      """
      <p>A cell of the big table is the last verdict on one learner’s exercise. Point at an
      exercise’s number to see its title. A click on a column’s head sorts by it, another one
      turns the order round.</p>
      <p>\(ClassWords.stuckMeans)</p>
      <p>Reports under one name are one learner’s, merged exercise by exercise: the later verdict
      counts. “Begun, not solved” counts whoever began it and is not there yet; who is in none of the counts
      sent no report about it. Median minutes are of those who solved it, from the first look or
      attempt on.</p>
      <p>A verdict says where somebody stands, not how good they are. Ask before you judge.</p>
      """)
  }
}
