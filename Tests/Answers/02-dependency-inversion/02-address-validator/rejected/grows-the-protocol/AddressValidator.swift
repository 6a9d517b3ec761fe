enum AddressProblem: Equatable {
  case blank
  case tooLong(by: Int)
}

struct AddressValidator {
  let width: Int

  func problem(with address: any Address) -> AddressProblem? {
    address.problem(onLabelOf: width)
  }
}
