final class Desk<Weekdays: PartsSupplier, Weekends: PartsSupplier>: FrontDesk {
  private let repairs: Repairs<Weekdays, Weekends>
  private let fleet: LoanFleet
  private var lastNumber = 0

  init(repairs: Repairs<Weekdays, Weekends>, fleet: LoanFleet) {
    self.repairs = repairs
    self.fleet = fleet
  }

  func quote(_ job: Job) throws -> Int { try repairs.quote(job) }

  func accept(_ job: Job) throws -> Ticket {
    let cents = try repairs.order(job)
    lastNumber += 1
    return Ticket(number: lastNumber, cents: cents)
  }

  func lendBike(days: Int) throws -> Int { try fleet.lend(days: days) }

  func takeBikeBack() { fleet.takeBack() }
}
