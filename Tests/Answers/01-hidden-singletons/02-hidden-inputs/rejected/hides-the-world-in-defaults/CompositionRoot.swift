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
  Till()
}
