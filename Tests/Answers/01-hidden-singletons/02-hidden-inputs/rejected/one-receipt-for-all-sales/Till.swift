import Foundation

struct Till {
  private let paper: Receipt
  let now: @Sendable () -> Date
  let nextNumber: @Sendable () -> UUID
  let draw: @Sendable () -> Int

  init(
    timeZone: TimeZone, now: @escaping @Sendable () -> Date,
    nextNumber: @escaping @Sendable () -> UUID,
    draw: @escaping @Sendable () -> Int
  ) {
    paper = Receipt(timeZone: timeZone)
    self.now = now
    self.nextNumber = nextNumber
    self.draw = draw
  }

  func sell(_ goods: [String]) -> Receipt {
    paper.goods = goods
    paper.time = now()
    paper.number = nextNumber()
    paper.draw = draw()
    return paper
  }
}
