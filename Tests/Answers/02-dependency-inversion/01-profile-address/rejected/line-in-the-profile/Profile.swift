// Wrong: the profile still writes the line of the one address that it knows.
// Rejected by: what Profile needs knows nothing of a street, a city or a state

struct Profile {
  let name: String
  let address: any Address

  var displayAddress: String {
    if let address = address as? USAddress {
      return "\(address.street), \(address.city), \(address.state)"
    }
    return address.displayAddress
  }
}
