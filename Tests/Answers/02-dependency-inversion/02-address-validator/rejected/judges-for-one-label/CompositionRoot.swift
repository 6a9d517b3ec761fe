// Wrong: the root builds a validator for the label of today, whatever is asked.
// Rejected by: the label desk holds every country to its width

private let validator = AddressValidator(width: 40)

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
  ChinaAddress(
    province: province, city: city, district: district, street: street)
}

/// A desk for labels of this width.
func makeLabelDesk(width: Int) -> LabelDesk {
  LabelDesk { address in
    validator.problem(with: address)
  }
}
