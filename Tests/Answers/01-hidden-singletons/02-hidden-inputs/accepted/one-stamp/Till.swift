// Sound: one closure for the three inputs that always come together.
// Keeps: 1

import Foundation

struct Stamp {
  let time: Date
  let number: UUID
  let draw: Int
}

struct Till {
  let timeZone: TimeZone
  let stamp: () -> Stamp

  func sell(_ goods: [String]) -> Receipt {
    Receipt(goods: goods, timeZone: timeZone, stamp: stamp())
  }
}
