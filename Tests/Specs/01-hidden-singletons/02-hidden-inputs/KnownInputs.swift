import Foundation
import SpecSupport

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

/// A world that a spec moves on, minute by minute: the time, the next number and the next draw
/// follow the minute.
struct MovingWorld: Sendable {
  let minute = SpecVariable(0)

  func makeTill() -> Till {
    HiddenInputs.makeTill(
      timeZone: .gmt,
      now: { .known + TimeInterval(60 * minute.value) },
      nextNumber: { .known(minute.value) },
      draw: { minute.value })
  }

  /// The receipt of bread that was sold in that minute.
  func receipt(ofMinute minute: Int) -> [String] {
    let time = (Date.known + TimeInterval(60 * minute)).text(in: .gmt)
    return breadReceipt(
      number: minute, time: String(time.suffix(8)), draw: minute)
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

  /// The line that begins with these words.
  func line(startingWith words: String) -> String {
    lines.first { $0.hasPrefix(words) } ?? "no line starts with “\(words)”"
  }

  /// The line that shows the time.
  var timeLine: String {
    lines.first { $0.wholeMatch(of: /\d+-\d\d-\d\d .*/) != nil }
      ?? "no line shows a time"
  }
}

/// The lines of a receipt for bread, on the known day.
func breadReceipt(number: Int, time: String, draw: Int) -> [String] {
  [
    "Receipt \(UUID.known(number))", "2026-03-14 \(time)", "bread",
    "Your lucky number: \(draw)",
  ]
}
