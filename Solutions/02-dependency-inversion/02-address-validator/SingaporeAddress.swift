/// An address in Singapore, which has no states.
struct SingaporeAddress: Address {
  let street: String
  let postcode: String

  var displayAddress: String { "\(street), Singapore \(postcode)" }
}
