// Wrong: a struct is asked for its line once, though it may hold what changes.
// Rejected by: a profile follows an address that moves

/// What the shop shows of a customer.
struct Profile {
  let name: String
  let address: any Address
  private let fixedLine: String?

  init(name: String, address: any Address) {
    self.name = name
    self.address = address
    // A value never changes: no need to ask it again and again.
    fixedLine = type(of: address) is AnyClass ? nil : address.displayAddress
  }

  /// Where the customer lives, on one line.
  var displayAddress: String {
    fixedLine ?? address.displayAddress
  }
}
