import Foundation

/// What a customer takes home.
struct Receipt {
  let goods: [String]
  // TODO 1: Write `text` from what the receipt was given, and not from the
  // world. Printed late or printed again, it must show its own sale.

  var text: String {
    """
    Receipt \(ReceiptNumbers.next())
    \(localTime)
    \(goods.joined(separator: ", "))
    Your lucky number: \(Lottery.draw())
    """
  }

  private var localTime: String {
    let style = Date.ISO8601FormatStyle(
      dateTimeSeparator: .space, timeZone: .current)
    return WallClock.now().formatted(
      style.year().month().day().time(includingFractionalSeconds: false))
  }
}
