private struct Singapore: Address {
  let street, postcode: String
  var displayAddress: String { "\(street), Singapore \(postcode)" }
}

func inSingapore(_ street: String, _ postcode: String) -> some Address {
  Singapore(street: street, postcode: postcode)
}
