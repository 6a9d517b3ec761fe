// Wrong: a line to the real supplier is opened with each desk, in case it is needed.
// Rejected by: a desk with a world of its own leaves the real one alone
/// The shop's counter: it gives each question to the one who knows, and counts
/// the tickets.
final class Desk: FrontDesk {
  private let repairs: Repairs
  private let fleet: LoanFleet
  private var lastNumber = 0
  private let spareLine = SpokeLine()

  init(repairs: Repairs, fleet: LoanFleet) {
    self.repairs = repairs
    self.fleet = fleet
  }

  func quote(_ job: Job) throws -> Int {
    try repairs.estimate(for: job).cents
  }

  func accept(_ job: Job) throws -> Ticket {
    let estimate = try repairs.estimate(for: job)
    try estimate.orderParts()
    lastNumber += 1
    return Ticket(number: lastNumber, cents: estimate.cents)
  }

  func lendBike(days: Int) throws -> Int { try fleet.lend(days: days) }

  func takeBikeBack() { fleet.takeBack() }
}
