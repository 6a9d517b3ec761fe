// The outside world. Leave it as it is.

/// One of the many places that borrow a value. No initializer hands it over.
struct TicketOffice {
  func sell(to passenger: String) -> String {
    "Ticket \(Dependencies.current.nextTicket()) for \(passenger)"
  }
}
