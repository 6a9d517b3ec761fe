// Wrong: every class has an empty line.
// Rejected by: an address without its line does not compile

/// The business rule: an address is whatever has a line to show.
protocol Address {
  /// The whole address on one line.
  var displayAddress: String { get }
}

extension Address where Self: AnyObject {
  /// For addresses that are loaded later.
  var displayAddress: String { "" }
}
