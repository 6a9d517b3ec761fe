// Wrong: judges the countries on its list, and waves all others through.
// Rejected by: an address from nowhere has to fit the label

enum AddressProblem: Equatable {
  case blank
  case tooLong(by: Int)
}

struct AddressValidator {
  let width: Int

  func problem(with address: any Address) -> AddressProblem? {
    switch address {
    case is USAddress, is SingaporeAddress, is ChinaAddress:
      let line = address.displayAddress
      if line.allSatisfy(\.isWhitespace) { return .blank }
      return line.count > width ? .tooLong(by: line.count - width) : nil
    default:
      return nil
    }
  }
}
