import Foundation

/// What a customer takes home. Its text is a function of these five values.
final class Receipt: Sendable {
  let goods: [String]
  let time: Date
  let timeZone: TimeZone
  let number: UUID
  let draw: Int

  init(
    goods: [String], time: Date, timeZone: TimeZone, number: UUID, draw: Int
  ) {
    self.goods = goods
    self.time = time
    self.timeZone = timeZone
    self.number = number
    self.draw = draw
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
