import Foundation
import Synchronization

@testable import HiddenInputs

/// A till whose inputs a spec knows; it names those that it is about.
func makeKnownTill(
  timeZone: TimeZone = .gmt,
  time: Date = .known,
  number: UUID = .known(1),
  draw: Int = 7
) -> Till {
  makeTill(
    timeZone: timeZone, now: { time }, nextNumber: { number }, draw: { draw })
}

/// A till that gets other inputs each time it asks: the first, the second …
func makeCountingTill() -> Till {
  let (times, numbers, draws) = (Counter(), Counter(), Counter())
  return makeTill(
    timeZone: .gmt,
    now: { .known + TimeInterval(times.next()) },
    nextNumber: { .known(numbers.next()) },
    draw: { draws.next() })
}

/// Counts how often it was asked.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}

extension Date {
  /// 2026-03-14 09:26:53 in Greenwich.
  static let known = Date(timeIntervalSince1970: 1_773_480_413)

  /// The date as a receipt prints it.
  func text(in timeZone: TimeZone) -> String {
    let style = Date.ISO8601FormatStyle(
      dateTimeSeparator: .space, timeZone: timeZone)
    return formatted(
      style.year().month().day().time(includingFractionalSeconds: false))
  }
}

extension TimeZone {
  static func known(hoursFromGMT hours: Int) -> TimeZone {
    TimeZone(secondsFromGMT: hours * 3600) ?? .gmt
  }
}

extension UUID {
  /// 00000000-0000-0000-0000-000000000001, for example.
  static func known(_ last: Int) -> UUID {
    let last = UInt8(truncatingIfNeeded: last)
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, last))
  }
}

extension Receipt {
  /// The lines of its text.
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}

/// The lines of a receipt for bread, on the known day.
func breadReceipt(number: Int, time: String, draw: Int) -> [String] {
  [
    "Receipt \(UUID.known(number))", "2026-03-14 \(time)", "bread",
    "Your lucky number: \(draw)",
  ]
}
