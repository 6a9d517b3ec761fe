// Wrong: looks for street, city and state by reflection, and writes them itself.
// Rejected by: what Profile needs knows nothing of a street, a city or a state

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
