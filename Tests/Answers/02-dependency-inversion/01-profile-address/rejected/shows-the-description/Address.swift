/// The business rule: an address is whatever has a line to show.
protocol Address {
  /// The whole address on one line.
  var displayAddress: String { get }
}

extension String.StringInterpolation {
  mutating func appendInterpolation(_ address: any Address) {
    if let text = address as? any CustomStringConvertible {
      appendLiteral(text.description)
    } else {
      appendLiteral(address.displayAddress)
    }
  }
}
