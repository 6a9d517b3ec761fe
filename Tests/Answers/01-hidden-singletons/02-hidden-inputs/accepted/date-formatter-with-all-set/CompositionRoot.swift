import Foundation

/// Builds a till with the given inputs. The specs build yours here.
func makeTill(
  timeZone: TimeZone,
  now: @escaping @Sendable () -> Date,
  nextNumber: @escaping @Sendable () -> UUID,
  draw: @escaping @Sendable () -> Int
) -> Till {
  Till(in: timeZone) {
    Stamp(time: now(), number: nextNumber(), draw: draw())
  }
}

/// Builds the till that stands in the shop. In an app, `main` would.
func makeShopTill() -> Till {
  makeTill(
    timeZone: TimeZone.current,
    now: { WallClock.now() },
    nextNumber: { ReceiptNumbers.next() },
    draw: { Lottery.draw() })
}
