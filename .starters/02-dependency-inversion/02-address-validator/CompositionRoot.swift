// In an app these functions would stand in its main, the one place that names
// every country. The specs call them too.

func makeUSAddress(
  street: String, city: String, state: String
) -> any Address {
  USAddress(street: street, city: city, state: state)
}

func makeSingaporeAddress(street: String, postcode: String) -> any Address {
  // TODO 1: Singapore has no states. A colleague took the US form for it:
  // "1 Orchard Road, Singapore, 238823" has a comma too many.
  USAddress(street: street, city: "Singapore", state: postcode)
}

func makeChinaAddress(
  province: String, city: String, district: String, street: String
) -> any Address {
  // TODO 2: China writes the largest part first, and has a part more than
  // the US form: two of them share one property here.
  USAddress(street: street, city: "\(district), \(city)", state: province)
}

/// What is wrong with the address, on a label of this width.
func judge(_ address: any Address, width: Int) -> AddressProblem? {
  // TODO 4: Nobody judges yet, so the desk prints lines that do not fit.
  nil
}
