// The app's main calls these functions; so do the specs. Only this file names
// every country. What runs for each form or desk is a *factory*.

func makeUSAddress(
  street: String, city: String, state: String
) -> any Address {
  USAddress(street: street, city: city, state: state)
}

func makeSingaporeAddress(street: String, postcode: String) -> any Address {
  // TODO: Singapore has no states. A colleague took the US form for it:
  // "1 Orchard Road, Singapore, 238823" has a comma too many.
  USAddress(street: street, city: "Singapore", state: postcode)
}

func makeChinaAddress(
  province: String, city: String, district: String, street: String
) -> any Address {
  // TODO: China writes the largest part first, and has a part more than the
  // US form: two of them share one property here.
  USAddress(street: street, city: "\(district), \(city)", state: province)
}

/// A desk for labels of this width.
func makeLabelDesk(width: Int) -> LabelDesk {
  // TODO: Nothing judges yet, so the desk prints lines that do not fit.
  LabelDesk { _ in nil }
}
