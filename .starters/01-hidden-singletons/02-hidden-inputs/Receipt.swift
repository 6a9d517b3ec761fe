import Foundation

/// What a customer takes home.
struct Receipt {
  let goods: [String]
  // TODO 1: Keep the time, the time zone, the number and the draw as values
  // of the receipt, and write `text` from them alone.

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
