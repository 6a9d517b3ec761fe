import Foundation
import Fuzzing

@testable import WorkbookCore
@testable import workshop

extension Seeded {
  /// A report in which anything stands that a file may hold: any words, numbers of any size.
  mutating func report() -> LearnerReport {
    LearnerReport(
      learner: text(), madeAt: date(), workedUntil: once(in: 2) ? date() : nil,
      exercises: some(4) { $0.standing() })
  }

  mutating func standing() -> ExerciseStanding {
    var standing = ExerciseStanding(
      one(of: Syllabus.example.exercises), one(of: Verdict.allCases),
      reason: once(in: 3) ? text() : nil, seconds: double(),
      specs: some(4) { $0.spec() }, errors: some(2) { $0.problem() },
      notes: some(2) { $0.text() }, history: once(in: 3) ? nil : history())
    standing.minutes = number()
    if once(in: 2) { standing.title = text() }
    if once(in: 4) { standing.number = text(upTo: 4) }
    if once(in: 4) { standing.key = text() }
    if once(in: 4) { standing.module = text() }
    return standing
  }

  private mutating func spec() -> SpecResult {
    SpecResult(
      (once(in: 2) ? "keeps " : "") + text(), one(of: SpecOutcome.allCases),
      problems: some(2) { $0.problem() })
  }

  private mutating func problem() -> Problem {
    Problem(
      text(), detail: once(in: 2) ? text() : nil, path: once(in: 2) ? text() : nil,
      line: once(in: 2) ? number() : nil)
  }

  private mutating func history() -> History {
    History(
      attempts: number(), hints: number(), since: once(in: 2) ? date() : nil,
      lastTriedAt: once(in: 2) ? date() : nil, solvedAt: once(in: 2) ? date() : nil,
      secondsToSolve: once(in: 2) ? double() : nil)
  }

  private mutating func number() -> Int {
    once(in: 2) ? below(100) : one(of: [0, -1, .min, .max, .max - 1, 1 << 32])
  }

  private mutating func double() -> Double {
    once(in: 2)
      ? Double(below(100_000)) / 1_000
      : one(of: [0, -0.0, -1, .leastNormalMagnitude, 1e300, -1e300, 1e9, 9.3e18])
  }

  /// To the second, in the years 1 to 9999.
  private mutating func date() -> Date {
    Date(timeIntervalSince1970: Double(below(315_000_000_000)) - 62_000_000_000)
  }
}
