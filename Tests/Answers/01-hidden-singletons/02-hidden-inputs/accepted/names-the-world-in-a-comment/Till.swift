// Sound: a comment names the world; no code does.

import Foundation

/// The till at the door: every sale makes a receipt.
///
/// It knows neither `WallClock` nor `Lottery`; `makeShopTill()` does.
struct Till {
  /// A value: the till stays where it stands.
  let timeZone: TimeZone
  /// Closures: every sale wants an answer of its own.
  let now: @Sendable () -> Date
  let nextNumber: @Sendable () -> UUID
  let draw: @Sendable () -> Int

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      goods: goods,
      time: now(),
      timeZone: timeZone,
      number: nextNumber(),
      draw: draw())
  }
}
