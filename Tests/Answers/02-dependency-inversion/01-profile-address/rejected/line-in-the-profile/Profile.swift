// Wrong: the profile still writes the line of the one address that it knows.
// Rejected by: a US address writes its own line

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
