/// The parts of a repair, and what they cost.
struct PartsBill {
  let parts: [String]
  var markup = 25
  var supplier: any PartsSupplier = SpokeLine()

  /// What the customer pays for the parts, in cents.
  func total() throws -> Int {
    try parts.reduce(0) { sum, part in
      try sum + supplier.price(of: part) * (100 + markup) / 100
    }
  }

  func orderParts() throws {
    for part in parts { try supplier.order(part) }
  }
}
