// Wrong: takes today's offset of the time zone, so half of the year is an hour off.
// Rejected by: its receipt shows the time of the till's time zone

import Foundation

/// The till at the door: every sale makes a receipt.
struct Till {
  /// A value: the till stays where it stands.
  let timeZone: TimeZone
  /// Closures: every sale wants an answer of its own.
  let now: @Sendable () -> Date
  let nextNumber: @Sendable () -> UUID
  let draw: @Sendable () -> Int

  init(
    timeZone: TimeZone, now: @escaping @Sendable () -> Date,
    nextNumber: @escaping @Sendable () -> UUID,
    draw: @escaping @Sendable () -> Int
  ) {
    let offset = timeZone.secondsFromGMT()
    self.timeZone = TimeZone(secondsFromGMT: offset) ?? timeZone
    self.now = now
    self.nextNumber = nextNumber
    self.draw = draw
  }

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      goods: goods,
      time: now(),
      timeZone: timeZone,
      number: nextNumber(),
      draw: draw())
  }
}
