/// The business rule: an address is whatever has a line to show.
protocol Address: Sendable {
  /// The whole address on one line.
  var displayAddress: String { get }
}
