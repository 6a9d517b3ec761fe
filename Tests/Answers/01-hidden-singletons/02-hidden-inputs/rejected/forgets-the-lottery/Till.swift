// Wrong: the time and the number are handed over, the draw stays hidden.
// Rejected by: its receipt shows the draw it was given

import Foundation

struct Till {
  let timeZone: TimeZone
  let now: () -> Date
  let nextNumber: () -> UUID

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      goods: goods, time: now(), timeZone: timeZone, number: nextNumber(),
      draw: Lottery.draw())
  }
}
