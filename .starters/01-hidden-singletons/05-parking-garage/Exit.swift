/// The lane on which cars go out.
struct Exit {
  /// Returns the receipt; `nil` when the ticket isn't a valid one.
  func release(_ number: Int) -> String? {
    guard let ticket = Ticket.takeBack(number) else { return nil }
    Places.giveBack()
    let fee = Tariff.fee(for: ticket)
    BarrierMotor.shared.raise(.exit)
    return Receipt(ticket: ticket, fee: fee).text
  }
}
