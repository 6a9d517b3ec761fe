import Foundation
import WorkbookCore

/// What an agenda is made for: which exercises, and how much time there is for them.
///
/// Times of day are minutes since midnight.
struct Workshop: Sendable {
  /// The stages from the one to begin at.
  var stages: [Stage]
  /// The exercises to leave out.
  var skipped: [Exercise] = []
  /// From the start of each day to its end.
  var day = 9 * 60 + 30..<17 * 60 + 30
  /// How many days there are at most.
  var days = 1
  /// The breaks of each day, in order; `nil` for the usual ones.
  var breaks: [Range<Int>]?

  init(stages: [Stage]) { self.stages = stages }

  /// What there is to plan, in reading order.
  var exercises: [Exercise] { stages.flatMap(\.exercises).filter { !skipped.contains($0) } }

  /// - Throws: `WorkbookError` when the breaks leave no room for a welcome or for the last talks.
  func checkBreaks() throws {
    let breaks = breaks ?? []
    let earliest = [day.lowerBound + 10] + breaks.map(\.upperBound)
    let latest = breaks.map(\.lowerBound) + [day.upperBound - 20]
    guard zip(earliest, latest).allSatisfy({ $0 <= $1 }) else {
      throw WorkbookError(
        "The breaks overlap, or one is too near the start or end of the day, \(TimeOfDay.text(day)).",
        next: "Leave 10 minutes before the first break and 20 after the last.", isUsage: true)
    }
  }
}

/// Times of day, as people write them.
enum TimeOfDay {
  /// Reads `9:30` or `09:30`; `nil` when the text is not a time of day.
  static func minutes(_ text: some StringProtocol) -> Int? {
    guard let match = String(text).wholeMatch(of: /([01]?[0-9]|2[0-3]):([0-5][0-9])/),
      let hours = Int(match.output.1), let minutes = Int(match.output.2)
    else { return nil }
    return hours * 60 + minutes
  }

  /// `09:30–11:00`.
  static func text(_ time: Range<Int>) -> String {
    let ends: [Int] = [time.lowerBound, time.upperBound]
    return ends.map { String(format: "%02d:%02d", $0 / 60 % 24, $0 % 60) }.joined(separator: "–")
  }
}
