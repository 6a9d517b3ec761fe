import Foundation

/// Builds a till with the given inputs. The specs build yours here.
func makeTill(
  timeZone: TimeZone,
  now: @escaping @Sendable () -> Date,
  nextNumber: @escaping @Sendable () -> UUID,
  draw: @escaping @Sendable () -> Int
) -> Till {
  let world = World(time: now, number: nextNumber, lucky: draw)
  return Till(zone: timeZone, world: world)
}

/// Builds the till that stands in the shop. In an app, `main` would.
func makeShopTill() -> Till {
  let zone = TimeZone.current
  return makeTill(
    timeZone: zone, now: WallClock.now, nextNumber: ReceiptNumbers.next,
    draw: Lottery.draw)
}
