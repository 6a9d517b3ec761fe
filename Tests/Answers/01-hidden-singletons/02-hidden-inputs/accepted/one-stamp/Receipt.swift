import Foundation

struct Receipt {
  let goods: [String]
  let timeZone: TimeZone
  let stamp: Stamp

  var text: String {
    """
    Receipt \(stamp.number)
    \(localTime)
    \(goods.joined(separator: ", "))
    Your lucky number: \(stamp.draw)
    """
  }

  private var localTime: String {
    let style = Date.ISO8601FormatStyle(
      dateTimeSeparator: .space, timeZone: timeZone)
    return stamp.time.formatted(
      style.year().month().day().time(includingFractionalSeconds: false))
  }
}
