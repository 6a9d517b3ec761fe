import Foundation

/// A moment as the clocks of a place show it.
struct LocalTime: Equatable, CustomStringConvertible {
  let time: Date
  let zone: TimeZone

  init(_ time: Date, in zone: TimeZone) {
    self.time = time
    self.zone = zone
  }

  var description: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let part = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: time)
    func two(_ number: Int?) -> String { padded(number ?? 0, to: 2) }
    let date =
      "\(padded(part.year ?? 0, to: 4))-\(two(part.month))-\(two(part.day))"
    return "\(date) \(two(part.hour)):\(two(part.minute)):\(two(part.second))"
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// What a customer takes home.
struct Receipt {
  let goods: [String]
  let sold: LocalTime
  let number: UUID
  let draw: Int
}

extension Receipt: CustomStringConvertible {
  var text: String { description }

  var description: String {
    """
    Receipt \(number)
    \(sold)
    \(goods.joined(separator: ", "))
    Your lucky number: \(draw)
    """
  }
}
