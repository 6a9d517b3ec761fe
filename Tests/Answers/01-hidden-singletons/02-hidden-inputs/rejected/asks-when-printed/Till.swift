import Foundation

struct Till {
  let timeZone: TimeZone
  let now: () -> Date
  let nextNumber: () -> UUID
  let draw: () -> Int

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      goods: goods, timeZone: timeZone, now: now, nextNumber: nextNumber,
      draw: draw)
  }
}
