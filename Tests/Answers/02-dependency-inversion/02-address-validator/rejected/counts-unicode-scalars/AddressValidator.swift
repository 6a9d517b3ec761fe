// Wrong: counts scalars, of which an emoji can have many.
// Rejected by: characters are counted as a reader sees them, and spaces count too

/// Why an address cannot be printed on a label.
enum AddressProblem: Equatable {
  /// There is nothing to read: no character, or white space only, however long.
  case blank
  /// The line has this many characters more than the label has room for.
  case tooLong(by: Int)
}

struct AddressValidator {
  let width: Int

  func problem(with address: any Address) -> AddressProblem? {
    let scalars = address.displayAddress.unicodeScalars
    if scalars.allSatisfy(\.properties.isWhitespace) { return .blank }
    return scalars.count > width ? .tooLong(by: scalars.count - width) : nil
  }
}
