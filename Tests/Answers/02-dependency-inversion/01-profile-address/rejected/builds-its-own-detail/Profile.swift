// Wrong: the high-level code can still build the low-level detail by itself.
// Rejected by: what Profile needs knows nothing of a street, a city or a state

struct Profile {
  let name: String
  let address: any Address

  init(name: String, address: any Address) {
    self.name = name
    self.address = address
  }

  init(name: String, street: String, city: String, state: String) {
    self.name = name
    address = USAddress(street: street, city: city, state: state)
  }

  var displayAddress: String {
    address.displayAddress
  }
}
