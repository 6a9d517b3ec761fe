/// What the shop charges for what it does itself, in cents.
protocol Tariff {
  func work(on job: Job) -> Int
  func loan(days: Int) -> Int
}

struct ListTariff: Tariff {
  let prices: Prices

  func work(on job: Job) -> Int {
    let labour = prices(.labour) * max(job.parts.count, 1)
    let work = job.customer == .member ? labour * 90 / 100 : labour
    return job.pace == .express ? work + prices(.express) : work
  }

  func loan(days: Int) -> Int {
    let day = prices(.loanDay)
    return day * min(max(days, 1), 2) + day / 2 * max(days - 2, 0)
  }
}
