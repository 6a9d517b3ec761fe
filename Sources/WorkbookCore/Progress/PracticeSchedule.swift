import Foundation

/// When an exercise is due for practice: a table of how often it was solved and the days to wait.
///
/// The table stands in `Exercises/PRACTICE.md`, where a team may change it. A row is
/// `| solved | days |`; the last row holds from then on.
public struct PracticeSchedule: Equatable, Sendable {
  /// The days to wait after the first, the second … time.
  let days: [Int]

  /// - Throws: `WorkbookError` when the page has no such table.
  public init(_ page: String) throws(WorkbookError) {
    days = page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { Int($0.filter { $0 != " " }) }
      return cells.count == 2 && cells[0] != nil ? cells[1].map { min(max($0, 0), 10_000) } : nil
    }
    guard !days.isEmpty else {
      throw WorkbookError(
        "Exercises/PRACTICE.md has no table of days.",
        next: "Put it back from a fresh copy of the workbook.")
    }
  }

  /// An exercise that was solved, and when to do it again.
  public struct Item: Equatable, Sendable {
    public let exercise: Exercise
    public let due: Date
    /// Why it's due then, as the end of a sentence.
    public let reason: String
    /// The constraint to do it under: the first one that was kept least often.
    public let constraint: Int?

    /// Whole days from now until it's due; 0 or less when it is.
    public func days(from now: Date) -> Int {
      Int((due.timeIntervalSince(now) / PracticeSchedule.day).rounded(.up).clampedToDays)
    }
  }

  /// Half as long a wait follows a solution that needed hints, or more than the brief's minutes.
  public func item(
    _ exercise: Exercise, _ record: LearnerProgress.Record, constraints: Int
  ) -> Item? {
    guard record.isSolved, record.startedAt == nil,
      let last = record.runs?.last?.solvedAt ?? record.solvedAt
    else { return nil }
    let runs = record.runs ?? []
    let wait = days[min(max(record.times.count, 1), days.count) - 1]
    let isSlow = record.times.last.map { $0 > Double(exercise.minutes) * 60 } ?? false
    let neededHints = record.times.count < 2 && record.hints > 0
    let kept = (1..<constraints + 1).map { number in
      (number, runs.count { $0.constraint == number })
    }
    let fewest = kept.min { $0.1 < $1.1 }
    let reason =
      neededHints
      ? "you solved it with \(Count.of(record.hints, "hint"))"
      : isSlow
        ? "it took you longer than its \(exercise.minutes) minutes"
        : fewest?.1 == 0
          ? "there's a constraint that you haven't kept yet"
          : "you've solved it \(Count.of(record.times.count, "time"))"
    return Item(
      exercise: exercise,
      due: last + Double(wait) * Self.day / (neededHints || isSlow ? 2 : 1),
      reason: reason, constraint: fewest?.0)
  }

  private static let day = 86_400.0
}

extension Double {
  /// Dates in a file may be anywhere.
  fileprivate var clampedToDays: Double { Swift.min(Swift.max(self, -100_000), 100_000) }
}
