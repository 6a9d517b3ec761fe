import Foundation
import Testing

@testable import Pool

private var utc: Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}

private let tuesday = Date(timeIntervalSince1970: 1_751_371_200)  // 12:00

private func makeDesk(prices: PriceList) -> TicketDesk {
  TicketDesk(calendar: utc, now: { tuesday }, prices: prices)
}

@Test func `on a Tuesday at noon, a ticket costs 450 cents`() {
  let desk = makeDesk(prices: PriceList())
  #expect(desk.price() == 450)
}

@Test func `after a raise, a ticket costs more`() {
  let prices = PriceList()
  prices.raise(by: 50)
  let desk = makeDesk(prices: prices)
  #expect(desk.price() == 500)
}
