// Wrong: a job that was quoted before is accepted with the price and the supplier of then.
// Rejected by: prices are those of the moment

/// The shop's counter.
final class Desk: FrontDesk {
  private let repairs: Repairs
  private let fleet: LoanFleet
  private var lastNumber = 0
  /// The customer who asked last usually says yes, so suppliers needn't be
  /// called a second time.
  private var pending: (job: Job, estimate: Estimate)?

  init(repairs: Repairs, fleet: LoanFleet) {
    self.repairs = repairs
    self.fleet = fleet
  }

  func quote(_ job: Job) throws -> Int {
    let estimate = try repairs.estimate(for: job)
    pending = (job, estimate)
    return estimate.cents
  }

  func accept(_ job: Job) throws -> Ticket {
    defer { pending = nil }
    let estimate = try agreed(job) ?? repairs.estimate(for: job)
    try estimate.orderParts()
    lastNumber += 1
    return Ticket(number: lastNumber, cents: estimate.cents)
  }

  func lendBike(days: Int) throws -> Int { try fleet.lend(days: days) }

  func takeBikeBack() { fleet.takeBack() }

  private func agreed(_ job: Job) -> Estimate? {
    guard let pending, pending.job.parts == job.parts,
      pending.job.customer == job.customer, pending.job.pace == job.pace
    else { return nil }
    return pending.estimate
  }
}
