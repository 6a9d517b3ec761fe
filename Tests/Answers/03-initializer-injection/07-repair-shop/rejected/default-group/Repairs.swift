// Wrong: the arguments are grouped, and the group has a live default.
// Rejected by: nothing can be built with a part left out
/// What repairs cost.
struct Repairs {
  var suppliers = Suppliers(
    weekdays: SpokeLine(), weekends: SundayParts(), today: WallCalendar.today)
  let prices: Prices

  /// Asks for all prices. The supplier is chosen here, once for the whole job.
  func estimate(for job: Job) throws -> Estimate {
    let supplier = suppliers.open
    let forParts = try job.parts.reduce(0) { sum, part in
      try sum + supplier.price(of: part) * 125 / 100
    }
    return Estimate(
      cents: forParts + work(on: job), parts: job.parts, supplier: supplier)
  }

  private func work(on job: Job) -> Int {
    let labour = prices(.labour) * max(job.parts.count, 1)
    let reduced = job.customer == .member ? labour * 90 / 100 : labour
    return job.pace == .express ? reduced + prices(.express) : reduced
  }
}

/// The price of one job, and where its parts come from.
struct Estimate {
  let cents: Int
  let parts: [String]
  let supplier: any PartsSupplier

  func orderParts() throws {
    for part in parts { try supplier.order(part) }
  }
}
