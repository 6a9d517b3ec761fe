/// What the shop shows of a customer.
struct Profile {
  let name: String
  let address: Address

  /// Where the customer lives, on one line.
  var displayAddress: String {
    // TODO 3: Show what any address says, also after it has changed.
    "\(address.street), \(address.city), \(address.state)"
  }
}
