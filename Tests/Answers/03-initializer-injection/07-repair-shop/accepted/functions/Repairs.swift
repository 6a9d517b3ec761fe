/// What a job costs, and how to order its parts.
typealias Estimate = (cents: Int, order: () throws -> Void)

func estimates(
  from openSupplier: @escaping OpenSupplier, prices: @escaping Prices
) -> (Job) throws -> Estimate {
  { job in
    let supplier = openSupplier()
    let parts = try job.parts.map { try supplier.price(of: $0) * 125 / 100 }
    let labour = prices(.labour) * max(job.parts.count, 1)
    let work = job.customer == .member ? labour * 90 / 100 : labour
    let express = job.pace == .express ? prices(.express) : 0
    return (
      parts.reduce(work + express, +),
      { for part in job.parts { try supplier.order(part) } }
    )
  }
}
