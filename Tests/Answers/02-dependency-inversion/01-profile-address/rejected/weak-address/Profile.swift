// Wrong: holds an address that is an object weakly.
// Rejected by: a profile holds on to its address

/// What the shop shows of a customer.
struct Profile {
  let name: String
  private let value: (any Address)?
  private weak var object: AnyObject?

  init(name: String, address: any Address) {
    self.name = name
    if type(of: address) is AnyClass {
      // The address book owns it.
      object = address as AnyObject
      value = nil
    } else {
      value = address
    }
  }

  /// Where the customer lives, on one line.
  var displayAddress: String {
    (value ?? object as? any Address)?.displayAddress ?? ""
  }
}
