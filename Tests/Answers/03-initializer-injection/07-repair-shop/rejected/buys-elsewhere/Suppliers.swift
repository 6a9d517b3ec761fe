// Wrong: where one supplier fails, the other one is called.
// Rejected by: a part that is sold out isn't bought elsewhere
/// Knows which supplier it's today.
struct Suppliers {
  let weekdays: any PartsSupplier
  let weekends: any PartsSupplier
  let today: Today

  var open: any PartsSupplier {
    switch today() {
    case .saturday, .sunday: Either(first: weekends, second: weekdays)
    case .monday, .tuesday, .wednesday, .thursday, .friday:
      Either(first: weekdays, second: weekends)
    }
  }
}

/// The first supplier, and the second one where the first has nothing.
struct Either: PartsSupplier {
  let first: any PartsSupplier
  let second: any PartsSupplier

  func price(of part: String) throws -> Int {
    do { return try first.price(of: part) } catch {
      return try second.price(of: part)
    }
  }

  func order(_ part: String) throws {
    do { try first.order(part) } catch { try second.order(part) }
  }
}
