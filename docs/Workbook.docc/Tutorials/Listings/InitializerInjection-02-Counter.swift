/// Weighs a piece of cheese and says what it costs.
final class Counter {
  private let scales = PlatformScales(number: 1)
  private let tariff = OfficeTariff()

  /// In cents, rounded up.
  func price(of cheese: String) throws -> Int {
    let cents = try tariff.centsPerKilo(of: cheese)
    return try scales.grams() * cents / 1000
  }
}
