// Wrong: draws from the real lottery again when the answer looks like none.
// Rejected by: its receipt shows the draw it was given

import Foundation

struct Till {
  let timeZone: TimeZone
  let now: () -> Date
  let nextNumber: () -> UUID
  let draw: () -> Int

  func sell(_ goods: [String]) -> Receipt {
    let given = draw()
    return Receipt(
      goods: goods, time: now(), timeZone: timeZone, number: nextNumber(),
      draw: given == 0 ? Lottery.draw() : given)
  }
}
