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
    repairs.estimate(for: job).cents
  }

  func accept(_ job: Job) throws -> Ticket {
    let estimate = repairs.estimate(for: job)
    estimate.orderParts()
    lastNumber += 1
    return Ticket(number: lastNumber, cents: estimate.cents)
  }

  func lendBike(days: Int) throws -> Int { try fleet.lend(days: days) }

  func takeBikeBack() { fleet.takeBack() }
}
