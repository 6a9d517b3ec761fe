/// The shop's counter.
final class Desk: FrontDesk {
  private let town: Surroundings
  private var bikesInside: Int
  private let bikes: Int
  private var tickets = 0

  init(in town: Surroundings, bikes: Int) {
    self.town = town
    self.bikes = bikes
    bikesInside = bikes
  }

  func quote(_ job: Job) throws -> Int {
    try cents(of: job, from: town.openSupplier)
  }

  func accept(_ job: Job) throws -> Ticket {
    let supplier = town.openSupplier
    let cents = try cents(of: job, from: supplier)
    try job.parts.forEach(supplier.order)
    tickets += 1
    return Ticket(number: tickets, cents: cents)
  }

  private func cents(
    of job: Job, from supplier: any PartsSupplier
  ) throws -> Int {
    try job.parts.reduce(job.work(at: town.prices)) { sum, part in
      try sum + supplier.price(of: part) * 125 / 100
    }
  }

  func lendBike(days: Int) throws -> Int {
    if bikesInside == 0 { throw NoBikeLeft() }
    bikesInside -= 1
    let day = town.prices(.loanDay)
    return days < 2 ? day : 2 * day + (days - 2) * (day / 2)
  }

  func takeBikeBack() { bikesInside = min(bikesInside + 1, bikes) }
}
