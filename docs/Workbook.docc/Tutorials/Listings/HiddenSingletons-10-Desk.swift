import Foundation

struct TicketDesk {
  var calendar = Calendar.current
  var now: () -> Date = { Date() }
  var prices = PriceList.shared

  func price() -> Int {
    let now = now()
    let weekday = calendar.component(.weekday, from: now)
    let hour = calendar.component(.hour, from: now)
    return Self.price(weekday: weekday, hour: hour, full: prices.full)
  }

  static func price(weekday: Int, hour: Int, full: Int) -> Int {
    if weekday == 1 || weekday == 7 { return full + 100 }
    if hour >= 18 { return full - 150 }
    return full
  }
}
