/// Weighs a piece of cheese and says what it costs.
final class Counter {
  private let scales: any Scales
  private let tariff: any Tariff

  init(scales: any Scales, tariff: any Tariff) {
    self.scales = scales
    self.tariff = tariff
  }

  convenience init() {
    self.init(scales: PlatformScales(number: 1), tariff: OfficeTariff())
  }

  /// In cents, rounded up.
  func price(of cheese: String) throws -> Int {
    let cents = try tariff.centsPerKilo(of: cheese)
    return (try scales.grams() * cents + 999) / 1000
  }
}
