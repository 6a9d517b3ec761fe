// Wrong: a part without a name is asked for at the real supplier.
// Rejected by: a desk with a world of its own leaves the real one alone
/// What repairs cost.
struct Repairs {
  let suppliers: Suppliers
  let prices: Prices

  /// Asks for all prices. The supplier is chosen here, once for the whole job.
  func estimate(for job: Job) throws -> Estimate {
    let supplier = suppliers.open
    let forParts = try job.parts.reduce(0) { sum, part in
      try sum + price(of: part, supplier) * 125 / 100
    }
    return Estimate(
      cents: forParts + work(on: job), parts: job.parts, supplier: supplier)
  }

  private func price(
    of part: String, _ supplier: any PartsSupplier
  ) throws -> Int {
    // A customer who doesn't know the part is helped on the telephone.
    try part.isEmpty
      ? SpokeLine().price(of: part) : supplier.price(of: part)
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
