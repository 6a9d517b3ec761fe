// Wrong: writes the rule a second time, in the root.
// Rejected by: the label desk asks an AddressValidator

// In an app these functions would stand in its main, the one place that names
// every country. The specs call them too.

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
    let line = address.displayAddress
    if line.allSatisfy(\.isWhitespace) { return .blank }
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
