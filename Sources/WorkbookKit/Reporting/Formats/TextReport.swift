/// A report for a terminal: a line for each exercise that was begun, at most 80 columns.
public struct TextReport {
  private let report: LearnerReport
  private let hasSigns: Bool
  private let isPlain: Bool

  /// - Parameters:
  ///   - hasSigns: Whether signs such as ✓ may stand for words.
  ///   - isPlain: Whether somebody listens: sentences in the place of columns.
  public init(_ report: LearnerReport, hasSigns: Bool = false, isPlain: Bool = false) {
    self.report = report
    self.hasSigns = hasSigns
    self.isPlain = isPlain
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Who and when, the exercises, and as the last line how many passed.
  public var lines: [String] {
    let rows = stages.flatMap { stage in
      stage.filter { $0.standing != .notBegun }.map(isPlain ? sentence : row) + notBegun(in: stage)
    }
    return ["\(report.shownName.cut(to: 50)), \(report.shownDate)", ""]
      + (isPlain ? rows : rows.map { $0.cut(to: 80) }) + (rows.isEmpty ? [] : [""]) + [
        report.totals
      ]
  }

  /// The exercises, stage by stage.
  private var stages: [[ExerciseStanding]] {
    var stages: [[ExerciseStanding]] = []
    for exercise in report.exercises {
      if let last = stages.last?.last, last.stage == exercise.stage {
        stages[stages.count - 1].append(exercise)
      } else {
        stages.append([exercise])
      }
    }
    return stages
  }

  private func row(_ exercise: ExerciseStanding) -> String {
    let hints = exercise.history?.hints ?? 0
    let columns = [
      (mark(exercise), hasSigns ? 1 : 6),
      (exercise.number.oneLine.cut(to: 4), 4),
      (exercise.title.oneLine.cut(to: 22), 22),
      (exercise.standing.rawValue, 16),
      ("\(exercise.passed)/\(exercise.specs.count) specs", 11),
      (hints == 0 ? "" : Count.of(hints, "hint"), 7),
      (exercise.minutesToSolve.map { "\($0) min" } ?? "", 0),
    ]
    let line = columns.map { $0.0.padded(to: $0.1) }.joined(separator: " ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private func sentence(_ exercise: ExerciseStanding) -> String {
    let hints = exercise.history?.hints ?? 0
    let facts: [String?] = [
      exercise.standing.rawValue,
      "\(exercise.passed) of \(Count.of(exercise.specs.count, "spec"))",
      hints == 0 ? nil : Count.of(hints, "hint"),
      exercise.minutesToSolve.map { Count.of($0, "minute") },
    ]
    return "\(exercise.shownTitle): \(facts.compactMap(\.self).joined(separator: ", "))"
  }

  private func mark(_ exercise: ExerciseStanding) -> String {
    let isSolved = exercise.standing == .solved
    return hasSigns ? (isSolved ? "✓" : "✗") : (isSolved ? "passed" : "FAILED")
  }

  private func notBegun(in stage: [ExerciseStanding]) -> [String] {
    // A reason says that our answer stands there.
    let (caughtUp, notBegun) = (
      stage.filter { $0.standing == .notBegun && $0.reason != nil },
      stage.filter { $0.standing == .notBegun && $0.reason == nil }
    )
    return [("caught up", caughtUp), ("not begun", notBegun)]
      .filter { !$0.1.isEmpty }
      .map { words, exercises in
        let numbers = exercises.map(\.number.oneLine).joined(separator: isPlain ? ", " : " ")
        return "\(hasSigns ? "· " : "")\(words): \(numbers)"
      }
  }
}

extension ExerciseStanding {
  /// The folder of its stage.
  fileprivate var stage: Substring { key.prefix { $0 != "/" } }
}
