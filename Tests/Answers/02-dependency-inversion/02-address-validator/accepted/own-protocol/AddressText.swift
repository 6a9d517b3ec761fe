extension AddressValidator {
  func problem(with address: any Address) -> AddressProblem? {
    problem(with: AddressText(address: address))
  }
}

private struct AddressText: Printable {
  let address: any Address

  var text: String { address.displayAddress }
}
