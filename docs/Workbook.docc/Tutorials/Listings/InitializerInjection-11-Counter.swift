/// Weighs a piece of cheese and says what it costs.
struct Counter {
  let scales: any Scales
  let tariff: any Tariff

  /// In cents, rounded up.
  func price(of cheese: String) throws -> Int {
    let cents = try tariff.centsPerKilo(of: cheese)
    return (try scales.grams() * cents + 999) / 1000
  }
}
