/// A bike's way through the workshop.
struct RepairOrder {
  let parts: [String]
  let isMember: Bool
  let isExpress: Bool
  let isQuoteOnly: Bool
  let asksFirst: Bool
  let leastWork: Int
  let discount: Int
  let prices: Prices
  private let bill: PartsBill

  init(
    parts: [String],
    isMember: Bool = false,
    isExpress: Bool = false,
    isQuoteOnly: Bool = false,
    asksFirst: Bool = true,
    markup: Int = 25,
    discount: Int = 10,
    leastWork: Int = 1,
    supplier: (any PartsSupplier)? = nil,
    prices: @escaping Prices = PrintedPrices.cents
  ) {
    self.parts = parts
    self.isMember = isMember
    self.isExpress = isExpress
    self.isQuoteOnly = isQuoteOnly
    self.asksFirst = asksFirst
    self.leastWork = leastWork
    self.discount = discount
    self.prices = prices
    bill = PartsBill(
      parts: parts, markup: markup, supplier: supplier ?? SpokeLine())
  }

  /// What the customer pays, in cents. Orders the parts, except for a quote.
  func carryOut() throws -> Int {
    let forParts = asksFirst || isQuoteOnly ? try bill.total() : 0
    if !isQuoteOnly { try bill.orderParts() }
    return try asksFirst ? forParts + work() : bill.total() + work()
  }

  private func work() -> Int {
    var cents = WorkSheet(
      parts: parts.count, isMember: isMember, leastWork: leastWork,
      discount: discount, prices: prices
    ).total()
    if isExpress { cents += Surcharges().express }
    return cents
  }
}
