import Foundation

func makeTill(
  timeZone: TimeZone,
  now: @escaping @Sendable () -> Date,
  nextNumber: @escaping @Sendable () -> UUID,
  draw: @escaping @Sendable () -> Int
) -> Till {
  Till(
    timeZone: timeZone,
    clock: ClosureClock(answer: now),
    numbering: ClosureNumbering(answer: nextNumber),
    drawing: ClosureDrawing(answer: draw))
}

func makeShopTill() -> Till {
  makeTill(
    timeZone: .current,
    now: WallClock.now,
    nextNumber: ReceiptNumbers.next,
    draw: Lottery.draw)
}

private struct ClosureClock: Clock {
  let answer: @Sendable () -> Date
  func now() -> Date { answer() }
}

private struct ClosureNumbering: Numbering {
  let answer: @Sendable () -> UUID
  func next() -> UUID { answer() }
}

private struct ClosureDrawing: Drawing {
  let answer: @Sendable () -> Int
  func draw() -> Int { answer() }
}
