// Wrong: an address with a description is shown by that.
// Rejected by: a profile shows the line of any locker

/// What the shop shows of a customer.
struct Profile {
  let name: String
  let address: any Address

  /// Where the customer lives, on one line.
  var displayAddress: String {
    "\(address)"
  }
}
