/// What a counter asks of its scales.
protocol Scales {
  func grams() throws -> Int
}

/// What a counter asks of a price list.
protocol Tariff {
  func centsPerKilo(of cheese: String) throws -> Int
}
