// Wrong: the line comes out right, with the street in a property named `state`.
// Rejected by: each new country has a type of its own

func makeUSAddress(
  street: String, city: String, state: String
) -> any Address {
  USAddress(street: street, city: city, state: state)
}

func makeSingaporeAddress(street: String, postcode: String) -> any Address {
  SingaporeAddress(street: street, postcode: postcode)
}

func makeChinaAddress(
  province: String, city: String, district: String, street: String
) -> any Address {
  USAddress(street: province, city: "\(city), \(district)", state: street)
}

/// A desk for labels of this width.
func makeLabelDesk(width: Int) -> LabelDesk {
  let validator = AddressValidator(width: width)
  return LabelDesk { address in validator.problem(with: address) }
}
