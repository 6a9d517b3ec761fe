/// Bakes the bakery's bread.
protocol Oven: Sendable {
  /// How many loaves it has baked today.
  var loaves: Int { get }
  func bake()
}

/// The flour that is left.
protocol Flour: Sendable {
  var kilos: Int { get }
  /// Takes what one loaf needs.
  func take()
}

/// Tells the shop that there is fresh bread.
protocol Bell: Sendable {
  func ring()
}
