// Wrong: a ticket takes its number before the job has succeeded.
// Rejected by: each desk counts its own tickets and bikes
/// The shop's counter: it gives each question to the one who knows, and counts
/// the tickets.
final class Desk: FrontDesk {
  private let repairs: Repairs
  private let fleet: LoanFleet
  private var lastNumber = 0

  init(repairs: Repairs, fleet: LoanFleet) {
    self.repairs = repairs
    self.fleet = fleet
  }

  func quote(_ job: Job) throws -> Int {
    try repairs.estimate(for: job).cents
  }

  func accept(_ job: Job) throws -> Ticket {
    lastNumber += 1
    let estimate = try repairs.estimate(for: job)
    try estimate.orderParts()
    return Ticket(number: lastNumber, cents: estimate.cents)
  }

  func lendBike(days: Int) throws -> Int { try fleet.lend(days: days) }

  func takeBikeBack() { fleet.takeBack() }
}
