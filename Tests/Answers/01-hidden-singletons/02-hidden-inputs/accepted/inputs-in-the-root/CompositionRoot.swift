// Sound: the inputs travel in a struct that stands in the composition root.

import Foundation

struct Inputs {
  let timeZone: TimeZone
  let now: @Sendable () -> Date
  let nextNumber: @Sendable () -> UUID
  let draw: @Sendable () -> Int
}

func makeTill(
  timeZone: TimeZone,
  now: @escaping @Sendable () -> Date,
  nextNumber: @escaping @Sendable () -> UUID,
  draw: @escaping @Sendable () -> Int
) -> Till {
  Till(
    inputs: Inputs(
      timeZone: timeZone, now: now, nextNumber: nextNumber, draw: draw))
}

func makeShopTill() -> Till {
  makeTill(
    timeZone: .current,
    now: WallClock.now,
    nextNumber: ReceiptNumbers.next,
    draw: Lottery.draw)
}
