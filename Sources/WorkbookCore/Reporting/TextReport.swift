/// A report for a terminal: a line for each exercise that was begun, at most 80 columns.
public struct TextReport {
  private let report: LearnerReport
  private let hasSigns: Bool
  private let isPlain: Bool

  /// - Parameters:
  ///   - hasSigns: Whether signs such as ✓ may stand for words.
  ///   - isPlain: Whether to write sentences instead of columns, for a screen reader.
  public init(_ report: LearnerReport, hasSigns: Bool = false, isPlain: Bool = false) {
    self.report = report
    self.hasSigns = hasSigns
    self.isPlain = isPlain
  }

  public var text: String { lines.map { $0 + "\n" }.joined() }

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
    Dictionary(grouping: report.exercises, by: \.stage).sorted { $0.key < $1.key }.map(\.value)
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
    return [("caught up", true), ("not begun", false)].compactMap { words, hasReason in
      let numbers = stage.filter { $0.standing == .notBegun && ($0.reason != nil) == hasReason }
        .map(\.number.oneLine)
      return numbers.isEmpty
        ? nil
        : "\(hasSigns ? "· " : "")\(words): \(numbers.joined(separator: isPlain ? ", " : " "))"
    }
  }
}
