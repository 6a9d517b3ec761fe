// Wrong: counts bytes, of which an "ß" has two.
// Rejected by: characters are counted as a reader sees them, and spaces count too

/// Why an address cannot be printed on a label.
enum AddressProblem: Equatable {
  /// There is nothing to read: no character, or white space only.
  case blank
  /// The line has this many characters more than the label has room for.
  case tooLong(by: Int)
}

/// The rule of the label desk: an address is one line that fits the label.
struct AddressValidator {
  /// How many characters the label has room for.
  let width: Int

  /// What is wrong with the address, or `nil` when it can be printed.
  func problem(with address: any Address) -> AddressProblem? {
    let line = address.displayAddress
    if line.allSatisfy(\.isWhitespace) { return .blank }
    return line.utf8.count > width ? .tooLong(by: line.utf8.count - width) : nil
  }
}
