/// The work on a bike, and what it costs.
struct WorkSheet {
  var parts = 0
  var isMember = false
  var leastWork = 1
  var discount = 10
  var prices: Prices = PrintedPrices.cents

  /// What the customer pays for the work, in cents.
  func total() -> Int {
    let cents = prices(.labour) * max(parts, leastWork)
    return isMember ? cents * (100 - discount) / 100 : cents
  }
}

/// What is added to a bill, in cents.
struct Surcharges {
  var prices: Prices = PrintedPrices.cents

  var express: Int { prices(.express) }
}
