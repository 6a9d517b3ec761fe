// Wrong: puts the new countries into an old file.
// Rejected by: the new countries stand in new files

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
  let validator = AddressValidator(width: width)
  return LabelDesk { address in validator.problem(with: address) }
}

/// An address in Singapore, which has no states.
struct SingaporeAddress: Address {
  let street: String
  let postcode: String

  var displayAddress: String { "\(street), Singapore \(postcode)" }
}

/// An address in China, which is written with the largest part first.
struct ChinaAddress: Address {
  let province: String
  let city: String
  let district: String
  let street: String

  var displayAddress: String { "\(province), \(city), \(district), \(street)" }
}
