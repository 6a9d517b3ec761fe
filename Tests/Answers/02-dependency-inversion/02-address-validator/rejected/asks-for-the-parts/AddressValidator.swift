// Wrong: asks for a part of a US address, so it needs to know that country.
// Rejected by: AddressValidator builds with Address and no other file

enum AddressProblem: Equatable {
  case blank
  case tooLong(by: Int)
}

struct AddressValidator {
  let width: Int

  func problem(with address: any Address) -> AddressProblem? {
    if let us = address as? USAddress, us.street.isEmpty { return .blank }
    let line = address.displayAddress
    if line.allSatisfy(\.isWhitespace) { return .blank }
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
