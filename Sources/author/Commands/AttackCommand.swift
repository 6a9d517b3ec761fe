import WorkbookCore

struct AttackCommand: Command {
  static let name = "attack"
  static let synopsis = "DIR [WHAT…] [--verbose]"
  static let summary = "grades answers of people who have not seen the specs"
  static let details = [
    "DIR holds DIR/<key>/wrong-<name>/ and DIR/<key>/sound-<name>/, each with the",
    "Swift files of a whole answer. What is not as its name says is listed: it",
    "becomes a rejected or an accepted answer, and the specs or the brief become",
    "sharper.",
    "",
    "--verbose   lists every answer with what a learner would see in full",
  ]

  private let folder: String
  private let words: [String]
  private let isVerbose: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--verbose"])
    folder = try arguments.first(orAsk: "Whose answers?", example: "author attack ../answers")
    words = Array(arguments.words.dropFirst())
    isVerbose = arguments.has("--verbose")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let folder = session.absolute(folder)
    return try session.work(on: words, details: findings, totals: totals) {
      exercise, grader, step in
      try Attack(exercise: exercise, folder: folder, grader: grader).run(onStep: step)
    }
  }

  private func findings(_ result: AttackResult, _ style: Style) -> [String] {
    result.graded.filter { isVerbose || !$0.isRight }.flatMap { answer in
      style.wrap("- \(answer.name): \(answer.words)", indent: 4)
    }
  }

  private func totals(_ results: [AttackResult]) -> [String] {
    ["In all, \(results.flatMap(\.graded).counts)."]
  }
}

/// Grades all answers of one attack on one exercise.
struct Attack: Sendable {
  let exercise: Exercise
  let folder: String
  let grader: AuthorGrader

  func run(onStep: (String) -> Void) throws -> AttackResult {
    let start = grader.workbook.time.seconds()
    let files = grader.workbook.files
    let place = "\(folder)/\(exercise.key)"
    var result = AttackResult(exercise: exercise)
    for name in files.folders(in: place) {
      onStep(name)
      let code = try files.sources(in: "\(place)/\(name)")
      let report = try grader.grade(exercise, code, named: name)
      result.graded.append(AttackResult.Answer(name: name, report: report))
    }
    result.seconds = grader.workbook.time.seconds() - start
    return result
  }
}

struct AttackResult: AuthorResult {
  struct Answer: Sendable {
    let name: String
    let report: GradeReport

    var isWrong: Bool { name.hasPrefix("wrong") }
    /// An answer that doesn't compile, or couldn't be graded, proves nothing.
    var isRight: Bool {
      switch report.verdict {
      case .solved: !isWrong
      case .red, .crashed, .hung: isWrong
      case .doesNotCompile, .notGraded, .notBegun: false
      }
    }

    /// The verdict, and what a learner would see in full.
    var words: String {
      guard let first = report.specs.firstFailing(notes: report.notes).map({ report.specs[$0] })
      else { return report.summary }
      let problem = first.problems.first
      let details = [problem?.message, problem?.detail].compactMap { $0 }
      return "\(report.verdict.rawValue), “\(first.sentence)”"
        + (isRight ? "" : ": " + details.joined(separator: " | "))
    }
  }

  let exercise: Exercise
  var graded: [Answer] = []
  var seconds = 0.0

  /// Where nothing was graded, nothing was held.
  var passed: Bool { !graded.isEmpty && graded.allSatisfy(\.isRight) }

  func counts(_ style: Style) -> String { "\(graded.counts), \(style.limit(seconds))" }
}

extension [AttackResult.Answer] {
  fileprivate var counts: String {
    let wrong = filter(\.isWrong)
    let sound = filter { !$0.isWrong }
    return "\(wrong.count(where: \.isRight)) of \(wrong.count) wrong answers refused, "
      + "\(sound.count(where: \.isRight)) of \(sound.count) sound ones accepted"
  }
}
