/// An address in Singapore, which has no states.
struct SingaporeAddress: Address {
  let street: String
  let postcode: String

  var displayAddress: String { "\(street), Singapore \(postcode)" }
}

extension Address where Self == SingaporeAddress {
  static func singapore(
    street: String, postcode: String
  ) -> Self {
    Self(street: street, postcode: postcode)
  }
}
