/// What the shop shows of a customer.
struct Profile {
  let name: String
  let address: Address

  /// Where the customer lives, on one line.
  var displayAddress: String {
    // TODO 3: Show what any address says. Ask the address each time; it may
    // change.
    "\(address.street), \(address.city), \(address.state)"
  }
}
