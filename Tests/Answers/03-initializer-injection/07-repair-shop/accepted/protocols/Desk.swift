final class Desk: FrontDesk {
  private let sourcing: any Sourcing
  private let tariff: any Tariff
  private let shed: any BikeShed
  private var lastNumber = 0

  init(sourcing: some Sourcing, tariff: some Tariff, shed: some BikeShed) {
    self.sourcing = sourcing
    self.tariff = tariff
    self.shed = shed
  }

  private func cents(
    _ job: Job, _ supplier: any PartsSupplier
  ) throws -> Int {
    var sum = tariff.work(on: job)
    for part in job.parts { sum += try supplier.price(of: part) * 5 / 4 }
    return sum
  }

  func quote(_ job: Job) throws -> Int {
    try cents(job, sourcing.supplier())
  }

  func accept(_ job: Job) throws -> Ticket {
    let supplier = sourcing.supplier()
    let cents = try cents(job, supplier)
    for part in job.parts { try supplier.order(part) }
    lastNumber += 1
    return Ticket(number: lastNumber, cents: cents)
  }

  func lendBike(days: Int) throws -> Int {
    try shed.takeOut()
    return tariff.loan(days: days)
  }

  func takeBikeBack() { shed.putBack() }
}
