// Wrong: the profile writes a country's line, and changes with the next one.
// Rejected by: keeps Address, Profile and USAddress as they are

struct Profile {
  let name: String
  let address: any Address

  var displayAddress: String {
    if let singapore = address as? SingaporeAddress {
      return "\(singapore.street), Singapore \(singapore.postcode)"
    }
    return address.displayAddress
  }
}
