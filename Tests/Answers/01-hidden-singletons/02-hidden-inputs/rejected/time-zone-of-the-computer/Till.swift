// Wrong: takes the time zone and writes receipts in the computer's own.
// Rejected by: its receipt shows the time of the till's time zone

import Foundation

struct Till {
  let timeZone: TimeZone
  let now: () -> Date
  let nextNumber: () -> UUID
  let draw: () -> Int

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      goods: goods, time: now(), timeZone: .current, number: nextNumber(),
      draw: draw())
  }
}
