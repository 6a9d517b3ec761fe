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
    self.timeZone = timeZone
    self.now = now
    self.nextNumber = nextNumber
    self.draw = draw
    Receipt.style.withLock { $0.timeZone = timeZone }
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
