// Wrong: a till can do without a time zone, and then takes the computer's.
// Rejected by: only CompositionRoot.swift asks the computer for anything

import Foundation

struct Till {
  let timeZone: TimeZone
  let now: @Sendable () -> Date
  let nextNumber: @Sendable () -> UUID
  let draw: @Sendable () -> Int

  init(
    timeZone: TimeZone = .current,
    now: @escaping @Sendable () -> Date,
    nextNumber: @escaping @Sendable () -> UUID,
    draw: @escaping @Sendable () -> Int
  ) {
    self.timeZone = timeZone
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
