// Wrong: the rule still knows the US parts; others get empty ones by default.
// Rejected by: what Profile needs knows nothing of a street, a city or a state

/// The business rule: an address is whatever has a line to show.
protocol Address {
  /// The whole address on one line.
  var displayAddress: String { get }
  var street: String { get }
  var city: String { get }
  var state: String { get }
}

extension Address {
  var street: String { "" }
  var city: String { "" }
  var state: String { "" }
}
