/// An address in the United States.
struct USAddress: Address {
  let street: String
  let city: String
  let state: String

  var displayAddress: String {
    "\(street), \(city), \(state)"
  }
}
