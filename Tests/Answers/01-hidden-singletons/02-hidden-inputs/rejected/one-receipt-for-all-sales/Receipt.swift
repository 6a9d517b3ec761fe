// Wrong: the till writes each sale into the same receipt.
// Rejected by: a receipt printed late shows its own sale

import Foundation

final class Receipt {
  var goods: [String] = []
  var time = Date(timeIntervalSince1970: 0)
  var number = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  var draw = 0
  let timeZone: TimeZone

  init(timeZone: TimeZone) { self.timeZone = timeZone }

  var text: String {
    """
    Receipt \(number)
    \(time.formatted(style))
    \(goods.joined(separator: ", "))
    Your lucky number: \(draw)
    """
  }
  private var style: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone)
      .year().month().day().time(includingFractionalSeconds: false)
  }
}
