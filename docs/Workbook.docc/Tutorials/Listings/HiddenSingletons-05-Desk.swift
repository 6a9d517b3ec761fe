import Foundation

struct TicketDesk {
  func price() -> Int {
    let calendar = Calendar.current
    let now = Date()
    let weekday = calendar.component(.weekday, from: now)
    let hour = calendar.component(.hour, from: now)
    let full = PriceList.shared.full
    return Self.price(weekday: weekday, hour: hour, full: full)
  }

  static func price(weekday: Int, hour: Int, full: Int) -> Int {
    if weekday == 1 || weekday == 7 { return full + 100 }
    if hour >= 18 { return full - 150 }
    return full
  }
}
