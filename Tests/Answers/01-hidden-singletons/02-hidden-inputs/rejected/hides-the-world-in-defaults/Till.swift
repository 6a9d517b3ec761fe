// Wrong: the real inputs hide in default arguments, out of the root's sight.
// Rejected by: only CompositionRoot.swift names the world

import Foundation

struct Till {
  var timeZone = TimeZone.current
  var now: () -> Date = WallClock.now
  var nextNumber: () -> UUID = ReceiptNumbers.next
  var draw: () -> Int = Lottery.draw

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      goods: goods, time: now(), timeZone: timeZone, number: nextNumber(),
      draw: draw())
  }
}
