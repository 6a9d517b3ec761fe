// Wrong: the desk measures by itself, and asks only whether the line is blank.
// Rejected by: the label desk asks an AddressValidator

// The app's main calls these functions; so do the specs. Only this file names
// every country.

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
  let validator = AddressValidator(width: .max)
  return LabelDesk { address in
    if let problem = validator.problem(with: address) { return problem }
    let excess = address.displayAddress.count - width
    return excess > 0 ? .tooLong(by: excess) : nil
  }
}
