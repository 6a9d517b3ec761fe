/// The shop behind its counter.
final class Workshop: FrontDesk {
  private let markup: Int
  private let discount: Int
  private let leastWork: Int
  private let supplier: (any PartsSupplier)?
  private let prices: Prices
  private let asksFirst: Bool
  private let isClosed: Bool
  private let loanBikes: Int
  private let step: Int
  private var lastNumber: Int

  init(
    markup: Int = 25,
    discount: Int = 10,
    leastWork: Int = 1,
    supplier: (any PartsSupplier)? = nil,
    prices: @escaping Prices = PrintedPrices.cents,
    asksFirst: Bool = true,
    isClosed: Bool = false,
    loanBikes: Int = 0,
    step: Int = 1,
    lastNumber: Int = 0
  ) {
    self.markup = markup
    self.discount = discount
    self.leastWork = leastWork
    self.supplier = supplier
    self.prices = prices
    self.asksFirst = asksFirst
    self.isClosed = isClosed
    self.loanBikes = loanBikes
    self.step = step
    self.lastNumber = lastNumber
  }

  func quote(_ job: Job) throws -> Int {
    try order(for: job, isQuoteOnly: true).carryOut()
  }

  func accept(_ job: Job) throws -> Ticket {
    let cents = try order(for: job, isQuoteOnly: false).carryOut()
    lastNumber += step
    return Ticket(number: lastNumber, cents: cents)
  }

  private func order(for job: Job, isQuoteOnly: Bool) -> RepairOrder {
    RepairOrder(
      parts: job.parts, isMember: job.customer == .member,
      isExpress: job.pace == .express, isQuoteOnly: isQuoteOnly,
      asksFirst: asksFirst, markup: markup, discount: discount,
      leastWork: leastWork, supplier: supplier, prices: prices)
  }

  // The shop hasn't got any loan bikes yet.
  func lendBike(days: Int) throws -> Int { throw NoBikeLeft() }

  func takeBikeBack() {}
}
