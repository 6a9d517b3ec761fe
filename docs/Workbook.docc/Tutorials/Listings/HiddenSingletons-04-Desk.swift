// Does not compile: is nonisolated global shared mutable state
import Foundation

struct TicketDesk {
  static var now: () -> Date = { Date() }

  func price() -> Int {
    let calendar = Calendar.current
    let now = TicketDesk.now()
    let weekday = calendar.component(.weekday, from: now)
    let hour = calendar.component(.hour, from: now)
    let full = PriceList.shared.full

    if weekday == 1 || weekday == 7 { return full + 100 }
    if hour >= 18 { return full - 150 }
    return full
  }
}
