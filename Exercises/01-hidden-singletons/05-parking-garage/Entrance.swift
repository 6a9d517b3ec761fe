/// The lane on which cars come in.
struct Entrance {
  /// Returns the ticket's number; `nil` when the car has to wait.
  func admit() -> Int? {
    guard Moment.now.isOpeningHour, Places.take() else { return nil }
    let ticket = Ticket()
    ticket.keep()
    BarrierMotor.shared.raise(.entry)
    return ticket.number
  }
}
