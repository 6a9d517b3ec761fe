/// Prices of repairs, for any pair of suppliers.
struct Repairs<Weekdays: PartsSupplier, Weekends: PartsSupplier> {
  let suppliers: Suppliers<Weekdays, Weekends>
  let prices: Prices

  func quote(_ job: Job) throws -> Int {
    try suppliers.withOpen { try cents(job, $0) }
  }

  func order(_ job: Job) throws -> Int {
    try suppliers.withOpen { supplier in
      let cents = try cents(job, supplier)
      for part in job.parts { try supplier.order(part) }
      return cents
    }
  }

  private func cents(
    _ job: Job, _ supplier: any PartsSupplier
  ) throws -> Int {
    let labour = prices(.labour) * max(job.parts.count, 1)
    var sum = job.customer == .member ? labour * 90 / 100 : labour
    if job.pace == .express { sum += prices(.express) }
    for part in job.parts { sum += try supplier.price(of: part) * 125 / 100 }
    return sum
  }
}
