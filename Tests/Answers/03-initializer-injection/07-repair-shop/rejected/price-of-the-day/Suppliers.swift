// Wrong: a price that a supplier said is kept for the rest of the day.
// Rejected by: prices are those of the moment
/// Knows which supplier it's today.
final class Suppliers {
  let weekdays: any PartsSupplier
  let weekends: any PartsSupplier
  let today: Today
  private var kept: [Day: Kept] = [:]

  init(
    weekdays: any PartsSupplier, weekends: any PartsSupplier,
    today: @escaping Today
  ) {
    self.weekdays = weekdays
    self.weekends = weekends
    self.today = today
  }

  var open: any PartsSupplier {
    let day = today()
    let isWeekend = day == .saturday || day == .sunday
    let open = kept[day] ?? Kept(isWeekend ? weekends : weekdays)
    kept[day] = open
    return open
  }
}

/// A supplier whose prices are asked for once.
final class Kept: PartsSupplier {
  private let supplier: any PartsSupplier
  private var prices: [String: Int] = [:]

  init(_ supplier: any PartsSupplier) { self.supplier = supplier }

  func price(of part: String) throws -> Int {
    if let price = prices[part] { return price }
    let price = try supplier.price(of: part)
    prices[part] = price
    return price
  }

  func order(_ part: String) throws {
    prices[part] = nil
    try supplier.order(part)
  }
}
