// Wrong: asks once, when the till is built, and sells by that for ever.
// Rejected by: keeps the shop's till on the real world

import Foundation

struct Till {
  private let timeZone: TimeZone
  private let time: Date
  private let number: UUID
  private let draw: Int

  init(
    timeZone: TimeZone, now: () -> Date, nextNumber: () -> UUID,
    draw: () -> Int
  ) {
    self.timeZone = timeZone
    time = now()
    number = nextNumber()
    self.draw = draw()
  }

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      goods: goods, time: time, timeZone: timeZone, number: number, draw: draw)
  }
}
