// Wrong: the root builds a validator for the label of today, whatever is asked.
// Rejected by: judge holds every country to the width it is given

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

func judge(_ address: any Address, width: Int) -> AddressProblem? {
  validator.problem(with: address)
}
