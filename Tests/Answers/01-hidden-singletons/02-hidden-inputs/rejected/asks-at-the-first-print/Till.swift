import Foundation

/// The till at the door: every sale makes a receipt.
struct Till {
  /// A value: the till stays where it stands.
  let timeZone: TimeZone
  /// Closures: every sale wants an answer of its own.
  let now: @Sendable () -> Date
  let nextNumber: @Sendable () -> UUID
  let draw: @Sendable () -> Int

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      goods: goods, timeZone: timeZone, time: now, number: nextNumber,
      draw: draw)
  }
}
