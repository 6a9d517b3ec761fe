// Wrong: two sales at the same time share their number and their draw.
// Rejected by: each sale asks for a time, a number and a draw of its own

import Foundation

final class Till {
  private let timeZone: TimeZone
  private let now: () -> Date
  private let numberAndDraw: () -> (UUID, Int)
  private var last: (time: Date, number: UUID, draw: Int)?

  init(
    timeZone: TimeZone, now: @escaping () -> Date,
    nextNumber: @escaping () -> UUID, draw: @escaping () -> Int
  ) {
    self.timeZone = timeZone
    self.now = now
    numberAndDraw = { (nextNumber(), draw()) }
  }

  func sell(_ goods: [String]) -> Receipt {
    let time = now()
    if last?.time != time {
      let (number, draw) = numberAndDraw()
      last = (time, number, draw)
    }
    return Receipt(
      goods: goods, time: time, timeZone: timeZone,
      number: last!.number, draw: last!.draw)
  }
}
