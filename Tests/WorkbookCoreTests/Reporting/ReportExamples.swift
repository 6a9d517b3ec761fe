import Foundation

@testable import WorkbookCore
@testable import workshop

extension LearnerReport {
  /// 31 January 2026, 14:05:09 UTC.
  static let date = Date(timeIntervalSince1970: 1_769_868_309)

  static func example(
    _ exercises: ExerciseStanding..., learner: String = "Ada"
  ) -> LearnerReport {
    LearnerReport(learner: learner, madeAt: date, exercises: exercises)
  }

  /// One solved, one red, one not begun.
  static let mixed = LearnerReport.example(.solved, .red(), .notBegun)
}

extension ExerciseStanding {
  static let solved = ExerciseStanding(
    .inheritedObject, .solved, seconds: 1.5,
    specs: [SpecResult("it asks", .passed), SpecResult("keeps calm", .passed)],
    history: History(attempts: 3, hints: 1, solvedAt: LearnerReport.date, secondsToSolve: 610))

  /// A spec that passes, and one that fails with this message.
  static func red(_ message: String = "Ask the clock that you were given.") -> ExerciseStanding {
    ExerciseStanding(
      .hiddenInputs, .red, seconds: 2,
      specs: [
        SpecResult("it asks the clock", .failed, problems: [.example(message)]),
        SpecResult("keeps the shop", .passed),
      ])
  }

  static let notBegun = ExerciseStanding(
    .firstCut, .notBegun,
    specs: [SpecResult("it cuts", .didNotRun), SpecResult("it glues", .didNotRun)])

  static let notCompiling = ExerciseStanding(
    .hiddenInputs, .doesNotCompile, reason: "Exercises/A.swift:3: no such type",
    specs: [SpecResult("it asks", .didNotRun), SpecResult("it waits", .didNotRun)],
    errors: [
      Problem("no such type", path: "Exercises/A.swift", line: 3),
      Problem("no such call", path: "Exercises/B.swift", line: 9),
    ])

  /// A crash, a hang, and what they left.
  static let broken = ExerciseStanding(
    .hiddenInputs, .hung,
    specs: [
      SpecResult("it asks", .passed),
      SpecResult("it crashes", .crashed, problems: [Problem("Fatal error: no lid")]),
      SpecResult("it hangs", .hung), SpecResult("it waits", .didNotRun),
      SpecResult("it is away", .missing), SpecResult("it is lazy", .skipped),
    ])

  /// A red exercise in which everything that somebody may write is this text.
  static func hostile(_ text: String) -> ExerciseStanding {
    var standing = ExerciseStanding(
      .hiddenInputs, .red,
      specs: [
        SpecResult(
          text, .failed, problems: [Problem(text, detail: text, path: text, line: 7)])
      ], errors: [Problem(text)], notes: [text])
    standing.title = text
    return standing
  }
}

extension Problem {
  static func example(_ message: String) -> Problem {
    Problem(message, detail: "1 is not 2", path: "Tests/Specs/A.swift", line: 12)
  }
}

/// Code points that stand for no character, and that no literal may hold.
let noCharacters = String(
  String.UnicodeScalarView([0xFFFE, 0xFDEF, 0x10FFFF].compactMap { Unicode.Scalar($0 as UInt32) }))

/// What a name, a title or a message may hold.
let hostileTexts = [
  "<script>alert('1')</script>", "]]>", "\"quoted\" & 'single'", "&lt;", "👩‍👩‍👧 🏳️‍🌈 é 漢字",
  "\u{202E}desrever\u{202C} שלום", "two\nlines\r\nand\rmore", "bell\u{7} esc\u{1B}[31m nul\u{0}",
  "\u{85}\u{9F}\u{7F}" + noCharacters, "|pipe| `code` \\ *x* _y_ [a](b) @all $m$ ~d~",
  "<\u{301}b>&\u{301}\"\u{301} x=\"1\"\u{338}>", "::error::%0A%25,a=b:c", "##[error]",
  String(repeating: "long ", count: 2_000), "", "   ",
]
