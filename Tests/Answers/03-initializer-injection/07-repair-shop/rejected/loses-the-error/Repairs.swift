// Wrong: a part that is sold out is left off the bill, and the customer hears nothing.
// Rejected by: a part that is sold out isn't bought elsewhere
/// What repairs cost.
struct Repairs {
  let suppliers: Suppliers
  let prices: Prices

  /// Asks for all prices. The supplier is chosen here, once for the whole job.
  func estimate(for job: Job) -> Estimate {
    let supplier = suppliers.open
    let forParts = job.parts.reduce(0) { sum, part in
      sum + ((try? supplier.price(of: part)) ?? 0) * 125 / 100
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

  func orderParts() {
    for part in parts { try? supplier.order(part) }
  }
}
