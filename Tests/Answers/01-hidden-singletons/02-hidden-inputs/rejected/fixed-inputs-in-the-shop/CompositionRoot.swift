// Wrong: the shop sells by inputs that only a test would want.
// Rejected by: keeps the shop's till on the real world

import Foundation

func makeTill(
  timeZone: TimeZone,
  now: @escaping @Sendable () -> Date,
  nextNumber: @escaping @Sendable () -> UUID,
  draw: @escaping @Sendable () -> Int
) -> Till {
  Till(timeZone: timeZone, now: now, nextNumber: nextNumber, draw: draw)
}

func makeShopTill() -> Till {
  makeTill(
    timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 0) },
    nextNumber: { UUID() },
    draw: { 7 })
}
