// Wrong: the receipt asks when it's first printed, and remembers that.
// Rejected by: a receipt printed late shows its own sale

import Foundation

/// What a customer takes home.
final class Receipt {
  let goods: [String]
  let timeZone: TimeZone
  private let now: () -> Date
  private let nextNumber: () -> UUID
  private let nextDraw: () -> Int

  private(set) lazy var time = now()
  private(set) lazy var number = nextNumber()
  private(set) lazy var draw = nextDraw()

  init(
    goods: [String], timeZone: TimeZone, time: @escaping () -> Date,
    number: @escaping () -> UUID, draw: @escaping () -> Int
  ) {
    self.goods = goods
    self.timeZone = timeZone
    now = time
    nextNumber = number
    nextDraw = draw
  }

  var text: String {
    """
    Receipt \(number)
    \(localTime)
    \(goods.joined(separator: ", "))
    Your lucky number: \(draw)
    """
  }

  private var localTime: String {
    let style = Date.ISO8601FormatStyle(
      dateTimeSeparator: .space, timeZone: timeZone)
    return time.formatted(
      style.year().month().day().time(includingFractionalSeconds: false))
  }
}
