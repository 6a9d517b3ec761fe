struct USAddress: Address {
  let street: String
  let city: String
  let state: String

  var displayAddress: String { street }
}
