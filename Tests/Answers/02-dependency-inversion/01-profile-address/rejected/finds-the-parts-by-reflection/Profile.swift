// Wrong: looks for street, city and state by reflection, and writes them itself.
// Rejected by: a profile shows the line of any address

/// What the shop shows of a customer.
struct Profile {
  let name: String
  let address: any Address

  /// Where the customer lives, on one line.
  var displayAddress: String {
    let parts = ["street", "city", "state"].compactMap { part in
      Mirror(reflecting: address).children
        .first { $0.label == part }?.value as? String
    }
    return parts.count == 3
      ? parts.joined(separator: ", ") : address.displayAddress
  }
}
