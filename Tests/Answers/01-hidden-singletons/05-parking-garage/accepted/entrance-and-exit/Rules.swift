extension Site {
  func isOpen(at time: Moment) -> Bool {
    (opens..<closes).contains(time.hour)
  }
}

/// What stays cost in one garage.
struct Tariff {
  let site: Site

  func receipt(for ticket: Ticket, until end: Moment) -> String {
    let starts = stride(
      from: ticket.since.minutes,
      to: max(end.minutes, ticket.since.minutes + 1), by: 60)
    let cents = starts.map { price(at: Moment(minutes: $0)) }.reduce(0, +)
    let rest = cents % 100
    return "\(site.name), ticket \(ticket.number): \(ticket.since.text) to "
      + "\(end.text), \(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private func price(at time: Moment) -> Int {
    site.isOpen(at: time) ? site.centsByDay : site.centsAtNight
  }
}
