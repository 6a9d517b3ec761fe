// Wrong: a sale without goods gets zeros for its number and its draw.
// Rejected by: a sale without goods asks for all three as well

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
    guard !goods.isEmpty else {
      // Only opens the drawer: numbers and draws are for customers.
      let none = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
      return Receipt(
        goods: [], time: now(), timeZone: timeZone, number: none, draw: 0)
    }
    return Receipt(
      goods: goods,
      time: now(),
      timeZone: timeZone,
      number: nextNumber(),
      draw: draw())
  }
}
