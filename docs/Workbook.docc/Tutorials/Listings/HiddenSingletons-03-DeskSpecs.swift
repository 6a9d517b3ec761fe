import Testing

@testable import Pool

@Test func `a ticket costs 450 cents`() {
  #expect(TicketDesk().price() == 450)
}
