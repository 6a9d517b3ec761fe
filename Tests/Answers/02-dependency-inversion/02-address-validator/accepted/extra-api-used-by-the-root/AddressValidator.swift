// Sound: the root uses members of the validator that the brief doesn't name.

/// Why an address cannot be printed on a label.
enum AddressProblem: Equatable {
  /// There is nothing to read: no character, or white space only, however long.
  case blank
  /// The line has this many characters more than the label has room for.
  case tooLong(by: Int)
}

struct AddressValidator {
  let width: Int

  static func label(_ width: Int) -> Self { Self(width: width) }

  func callAsFunction(_ address: any Address) -> AddressProblem? {
    problem(with: address)
  }

  func problem(with address: any Address) -> AddressProblem? {
    let line = address.displayAddress
    if line.allSatisfy(\.isWhitespace) { return .blank }
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
