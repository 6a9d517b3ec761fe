extension ClassPage {
  /// Learners × exercises.
  var matrix: String {
    let shown = report.begunExercises
    let heads =
      [Self.head("Learner"), Self.head("Solved", most: true), Self.head("Now at")]
      + shown.indices.map { exerciseHead($0, in: shown) }
    let rows = report.learners.map { learner in
      ([Self.name(learner.name), Self.cell(learner.solved), Self.current(of: learner)]
        + shown.indices.map { cell(learner, $0, in: shown) }).joined()
    }
    return Self.section(
      "matrix", "Learners and exercises",
      Self.legend + notBegun
        + Self.table(
          "matrix", caption: "Each learner’s standing with each exercise", heads: heads,
          rows: rows, kind: "matrix tall"))
  }

  /// The stages that are left out, when there are some.
  var notBegun: String { report.notBegunWords.map { "<p>\($0)</p>\n" } ?? "" }

  /// The number; the title is said, and shown to whoever points at it.
  private func exerciseHead(_ index: Int, in shown: [ClassExercise]) -> String {
    let exercise = shown[index]
    let isLate = index * 2 > shown.count
    return "<th scope=\"col\" class=\"\(Self.edge(index, in: shown))\" data-first=\"descending\">"
      + "\(Self.escaped(exercise.number.cut(to: 12)))"
      + "<span class=\"tip\(isLate ? " late" : "")\"> \(Self.escaped(exercise.title))</span></th>"
  }

  private func cell(
    _ learner: ClassLearner, _ index: Int, in shown: [ClassExercise]
  ) -> String {
    let cell = ClassCell(learner, shown[index])
    let classes = [
      Self.kind(cell.standing?.standing), Self.edge(index, in: shown),
      cell.isStuck ? "stuck" : "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
    let caption = cell.caption.isEmpty ? "" : "<small>\(cell.caption)</small>"
    let words = Self.escaped(cell.wordsWithSpec) + (cell.isStuck ? ", looks stuck" : "")
    return "<td class=\"\(classes)\" data-v=\"\(cell.rank)\"><span aria-hidden=\"true\">"
      + "\(cell.sign)\(caption)</span><span class=\"said\">\(words)</span></td>"
  }

  /// Where a new stage begins, there is a line.
  private static func edge(_ index: Int, in shown: [ClassExercise]) -> String {
    guard index > 0 else { return "edge" }
    let (before, here) = (shown[index - 1], shown[index])
    return before.place.stage == here.place.stage ? "" : "edge"
  }

  private static func current(of learner: ClassLearner) -> String {
    guard let current = learner.current else { return "<td>–</td>" }
    return "<td>\(escaped(current.number.cut(to: 12)))"
      + (learner.stuck == nil ? "" : " <b>stuck</b>") + "</td>"
  }

  /// What a cell looks like.
  static func kind(_ standing: Standing?) -> String {
    switch standing {
    case .solved: "solved"
    case .red: "red"
    case .doesNotCompile: "build"
    case .crashed: "crash"
    case .hung: "hang"
    case .notGraded: "grade"
    case .notBegun, nil: "none"
    }
  }

  private static let legend: String = {
    let meanings: [(Standing?, String)] = [
      (.solved, "solved"), (.red, "red: 3 of 12 specs pass"),
      (.doesNotCompile, "does not compile"), (.crashed, "crashed"), (.hung, "hung"),
      (.notGraded, "not graded"), (.notBegun, "not begun"), (nil, "no report"),
    ]
    let items = meanings.map { standing, words in
      let caption = ClassCell.caption(standing)
      return "<li><span class=\"key \(kind(standing))\" aria-hidden=\"true\">"
        + ClassCell.sign(standing) + (caption.isEmpty ? "" : "<small>\(caption)</small>")
        + "</span> \(words)</li>"
    }
    return "<ul class=\"legend\" aria-label=\"The signs in the table\">" + items.joined()
      + "<li><span class=\"key red stuck\" aria-hidden=\"true\">✗<small>3/12</small></span>"
      + " a frame: looks stuck</li></ul>\n"
  }()
}
