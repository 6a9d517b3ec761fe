// Wrong: the receipt keeps the closures and asks anew at every print.
// Rejected by: a receipt printed again reads the same

import Foundation

struct Receipt {
  let goods: [String]
  let timeZone: TimeZone
  let now: () -> Date
  let nextNumber: () -> UUID
  let draw: () -> Int

  var text: String {
    """
    Receipt \(nextNumber())
    \(localTime)
    \(goods.joined(separator: ", "))
    Your lucky number: \(draw())
    """
  }

  private var localTime: String {
    let style = Date.ISO8601FormatStyle(
      dateTimeSeparator: .space, timeZone: timeZone)
    return now().formatted(
      style.year().month().day().time(includingFractionalSeconds: false))
  }
}
