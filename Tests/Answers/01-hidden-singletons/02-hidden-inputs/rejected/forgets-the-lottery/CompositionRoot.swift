import Foundation

func makeTill(
  timeZone: TimeZone,
  now: @escaping @Sendable () -> Date,
  nextNumber: @escaping @Sendable () -> UUID,
  draw: @escaping @Sendable () -> Int
) -> Till {
  Till(timeZone: timeZone, now: now, nextNumber: nextNumber)
}

func makeShopTill() -> Till {
  Till(
    timeZone: .current, now: WallClock.now, nextNumber: ReceiptNumbers.next)
}
