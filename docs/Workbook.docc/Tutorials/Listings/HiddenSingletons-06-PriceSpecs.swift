import Testing

@testable import Pool

@Test(arguments: [
  (2, 17, 450), (2, 18, 300),  // Monday, until and from 18:00
  (6, 18, 300), (7, 17, 550),  // Friday, Saturday
  (1, 17, 550), (1, 18, 550),  // Sunday, also in the evening
])
func `keeps the old prices`(weekday: Int, hour: Int, cents: Int) {
  let price = TicketDesk.price(weekday: weekday, hour: hour, full: 450)
  #expect(price == cents)
}
