/// What the shop shows of a customer.
struct Profile {
  let name: String
  let address: Address

  /// Where the customer lives, on one line.
  var displayAddress: String {
    // TODO: A profile should show any address, and it can only show this one.
    "\(address.street), \(address.city), \(address.state)"
  }
}
