// Wrong: asks the world once, when the shop opens, and hands over answers.
// Rejected by: keeps the shop's till on the real world

import Foundation

/// Builds a till with the given inputs. The specs build yours here.
func makeTill(
  timeZone: TimeZone,
  now: @escaping @Sendable () -> Date,
  nextNumber: @escaping @Sendable () -> UUID,
  draw: @escaping @Sendable () -> Int
) -> Till {
  Till(timeZone: timeZone, now: now, nextNumber: nextNumber, draw: draw)
}

/// Builds the till that stands in the shop.
func makeShopTill() -> Till {
  let (time, number) = (WallClock.now(), ReceiptNumbers.next())
  return makeTill(
    timeZone: .current,
    now: { time },
    nextNumber: { number },
    draw: Lottery.draw)
}
