struct USAddress {
  let street: String
  let city: String
  let state: String
}

extension USAddress: Address {
  var displayAddress: String {
    [street, city, state].joined(separator: ", ")
  }
}
