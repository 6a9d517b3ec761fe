import Foundation
import Testing

@testable import Pool

private var utc: Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}

private let tuesday = Date(timeIntervalSince1970: 1_751_371_200)  // 12:00

@Test func `on a Tuesday at noon, a ticket costs 450 cents`() {
  let desk = TicketDesk(calendar: utc, now: { tuesday })
  #expect(desk.price() == 450)
}

@Test func `after a raise, a ticket costs more`() {
  PriceList.shared.raise(by: 50)
  let desk = TicketDesk(calendar: utc, now: { tuesday })
  #expect(desk.price() == 500)
}
