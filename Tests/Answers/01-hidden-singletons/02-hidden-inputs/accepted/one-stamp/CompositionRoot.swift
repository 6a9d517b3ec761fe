import Foundation

func makeTill(
  timeZone: TimeZone,
  now: @escaping @Sendable () -> Date,
  nextNumber: @escaping @Sendable () -> UUID,
  draw: @escaping @Sendable () -> Int
) -> Till {
  Till(timeZone: timeZone) {
    Stamp(time: now(), number: nextNumber(), draw: draw())
  }
}

func makeShopTill() -> Till {
  Till(timeZone: .current) {
    Stamp(
      time: WallClock.now(),
      number: ReceiptNumbers.next(),
      draw: Lottery.draw())
  }
}
