struct SingaporeAddress: Address {
  let street: String
  let postcode: String

  var displayAddress: String { street }
}
